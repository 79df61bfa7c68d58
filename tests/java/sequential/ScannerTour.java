import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

public class ScannerTour {
    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + " works");
        } catch (InputMismatchException exception) {
            System.out.println(name + " mismatch " + exception.getMessage());
        } catch (NoSuchElementException | IllegalStateException exception) {
            System.out.println(name + " " + exception.getClass().getName() + " " + exception.getMessage());
        }
    }

    static void tokens(String text, String delimiter) {
        Scanner scanner = new Scanner(text).useDelimiter(delimiter);
        StringBuilder found = new StringBuilder();
        while (scanner.hasNext()) {
            found.append('[').append(scanner.next()).append(']');
        }
        System.out.println(found);
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner("12 abc 3.5\nsecond line\r\n7 8 9\ntrue FALSE -4 +5 1e3");
        System.out.println(scanner.nextInt() + scanner.next() + scanner.nextDouble());
        System.out.println("<" + scanner.nextLine() + ">");
        System.out.println("<" + scanner.nextLine() + ">");
        int sum = 0;
        while (scanner.hasNextInt()) {
            sum += scanner.nextInt();
        }
        System.out.println(sum + " " + scanner.hasNextDouble() + " " + scanner.nextBoolean()
            + scanner.nextBoolean() + scanner.nextLong() + scanner.nextShort() + scanner.nextFloat());
        System.out.println(scanner.hasNext() + " " + scanner.hasNextLine() + " " + scanner.hasNextInt());
        tokens("a,b,,c,", ",");
        tokens(",a;;b", "[,;]");
        tokens("  x  y ", "\\s+");
        tokens("one and two and  three", "\\s*and\\s*");
        tokens("abc", "");
        tokens("", ",");
        Scanner lines = new Scanner("one\n\nthree\n");
        while (lines.hasNextLine()) {
            System.out.println("<" + lines.nextLine() + ">");
        }
        attempt("line", lines::nextLine);
        attempt("next", lines::next);
        Scanner wrong = new Scanner("x 99999999999 ff 300");
        attempt("int", wrong::nextInt);
        System.out.println(wrong.next());
        attempt("int", wrong::nextInt);
        System.out.println(wrong.hasNextInt() + " " + wrong.hasNextLong() + " " + wrong.nextLong());
        attempt("double", wrong::nextDouble);
        System.out.println(wrong.useRadix(16).nextInt());
        attempt("byte", () -> wrong.useRadix(10).nextByte());
        System.out.println(wrong.hasNextByte() + " " + wrong.hasNext("[0-9]+") + " " + wrong.next("[0-9]+"));
        wrong.close();
        attempt("closed", wrong::next);
    }
}
