import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** What is printed to a stream of the program's own is part of its state. */
public class Program {
    static String text;

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(bytes));
        Thread thread = new Thread(() -> System.out.print("a"));
        thread.start();
        System.out.print("b");
        thread.join();
        System.setOut(before);
        System.out.print("c");
        text = bytes.toString();
    }
}
