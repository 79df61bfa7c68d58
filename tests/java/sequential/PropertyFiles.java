import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.TreeMap;

/** How a property file is read. */
public class PropertyFiles {
    private static void show(String text) throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(text));
        System.out.println(new TreeMap<>(properties));
    }

    public static void main(String[] arguments) throws IOException {
        show("a=1\nb = two words \r\n# c=3\n  ! d=4\n\n\t e : five");
        show("long = one, \\\n    two, \\\r\n  three\nnext=n");
        show("k\\ e\\:y = v\\=1\\tx\\u0041\\q\\\\\nonly\n=empty");
        show("odd=end\\");
        show("even=end\\\\\nx=1");
        show("a==b\nc=:d\ne  f=g");
        Properties bytes = new Properties(new Properties());
        bytes.load(new ByteArrayInputStream(new byte[] {'a', '=', (byte) 0xe4}));
        System.out.println((int) bytes.getProperty("a").charAt(0));
        try {
            show("a=\\u00g1");
        } catch (IllegalArgumentException exception) {
            System.out.println(exception.getMessage());
        }
    }
}
