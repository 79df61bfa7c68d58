import java.util.Formatter;
import java.util.FormatterClosedException;
import java.util.Locale;

public class FormatterParts {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("<");
        Formatter formatter = new Formatter(text);
        formatter.format("%d/%s", 1, "b").format(Locale.US, "|%.2f", 2.5);
        System.out.println(text + " " + (formatter.out() == text) + " " + new Formatter().format("%5d", 3));
        formatter.close();
        try {
            formatter.format("x");
        } catch (FormatterClosedException exception) {
            System.out.println("closed");
        }
    }
}
