import java.util.*;
public class Formats {
    public static void main(String[] args) {
        System.out.println(String.format("%5d|%-5d|%05d|%+d|%,d|%x|%X|%o|%(d", 42, 42, 42, 42, 1234567, 255, 255, 8, -5));
        System.out.println(String.format("%s|%10s|%-10s|%.2s|%S", "abc", "abc", "abc", "abc", "abc"));
        System.out.println(String.format("%f|%.2f|%10.3f|%-10.1f|%e|%.3e|%g", 3.14159, 3.14159, 3.14159, 3.14159, 31415.9, 31415.9, 0.0001234));
        System.out.println(String.format("%b|%c|%%|%n", true, 'x').trim());
        System.out.println(String.format("%2$s %1$s %2$s", "a", "b"));
        System.out.println(String.format("%d %d %d", (byte) -1, (short) 300, 123456789012L));
        System.out.println(String.format("%x %x", -1, -1L) + String.format("%h", "hello"));
        System.out.println(String.format("%s %s %s", null, List.of(1, 2), new int[0].length));
        System.out.println(String.format("%08.3f|%+.1f|% d|%#x", 3.14159, 2.0, 42, 255));
        System.out.println(String.format("%.0f %.0f %.0f %.1f", 0.5, 1.5, 2.5, 0.25));
        System.out.println(String.format("%10b|%-6b|", true, false));
        System.out.println(String.format("%c%c", 65, 'B'));
        System.out.println(String.format("%s", Optional.of(3)));
        System.out.println(String.format("%,.2f %,d", 1234567.891, -9876543210L));
        System.out.println(String.format("%f %f %f", Double.NaN, Double.POSITIVE_INFINITY, -0.0));
        try {
            String.format("%d", "x");
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        try {
            String.format("%s %s", "x");
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        try {
            String.format("%q", "x");
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        System.out.printf("%s has %d items costing $%.2f%n", "Cart", 3, 29.99);
        System.out.println(String.format("%-8s|%8s|", "left", "right"));
        System.out.println(String.format("%3$s%2$s%1$s", 1, 2, 3) + String.format("%s%<s", "r"));
    }
}
