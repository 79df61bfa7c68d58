import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Scanner;

/** The input of a program is empty; bytes become characters and the other way round. */
public class StandardInput {
    public static void main(String[] arguments) throws IOException {
        System.out.println(System.in.read() + " " + System.in.available());
        System.out.println(new Scanner(System.in).hasNextLine());
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
        characters();
        bytes();
        scanned();
        System.in.close();
        try {
            System.in.read();
        } catch (IOException exception) {
            System.out.println(exception.getMessage());
        }
    }

    private static void characters() throws IOException {
        byte[] text = "one\nzwölf €\n\ud83d\ude00!".getBytes(StandardCharsets.UTF_8);
        InputStreamReader reader = new InputStreamReader(new ByteArrayInputStream(text), StandardCharsets.UTF_8);
        BufferedReader lines = new BufferedReader(reader);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            System.out.println(line + " " + line.length());
        }
        System.out.println(reader.getEncoding() + " " + reader.ready());
        lines.close();
        System.out.println(reader.getEncoding());
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        OutputStreamWriter writer = new OutputStreamWriter(target, "UTF-8");
        writer.write("zwölf");
        writer.append('\ud83d');
        System.out.println(target.size());
        writer.flush();
        System.out.println(target.size());
        writer.append('\ude00');
        writer.close();
        System.out.println(Arrays.toString(target.toByteArray()));
        BufferedWriter out = new BufferedWriter(new OutputStreamWriter(System.out));
        out.write("buffered");
        out.newLine();
        out.flush();
    }

    private static void bytes() throws IOException {
        InputStream five = new InputStream() {
            private int next;

            public int read() {
                return next < 5 ? next++ : -1;
            }
        };
        byte[] target = new byte[4];
        System.out.println(five.read(target, 1, 2) + " " + Arrays.toString(target));
        System.out.println(five.skip(1) + " " + five.skip(-1) + " " + five.markSupported());
        System.out.println(Arrays.toString(five.readAllBytes()) + " " + five.read(target) + " " + five.read(new byte[0]));
        InputStream none = InputStream.nullInputStream();
        System.out.println(none.readNBytes(3).length + " " + none.transferTo(new ByteArrayOutputStream()));
        try {
            five.reset();
        } catch (IOException exception) {
            System.out.println(exception.getMessage());
        }
        try {
            five.read(target, 3, 2);
        } catch (IndexOutOfBoundsException exception) {
            System.out.println(exception.getMessage());
        }
    }

    private static void scanned() {
        Scanner numbers = new Scanner(new ByteArrayInputStream("1 2\n3".getBytes()));
        System.out.println(numbers.nextInt() + numbers.nextInt() + numbers.nextInt() + " " + numbers.hasNext());
        Scanner words = new Scanner(new StringReader("a b"));
        System.out.println(words.next() + words.next());
        words.close();
        try {
            words.next();
        } catch (IllegalStateException exception) {
            System.out.println(exception.getMessage());
        }
    }
}
