import java.util.*;

public class FormatFlags {
    public static void main(String[] a) {
        System.out.println(String.format("%5d|%-5d|%05d|%x|%X|%o|%,d|%+d|%(d", 42, 42, 42, 255, 255, 8, 1234567, 5, -5));
        System.out.println(String.format("%.2f|%8.3f|%-8.1f|%e|%g|%.0f|%,.2f", 3.14159, 2.71828, 1.05, 12345.678, 0.00012345, 2.5, 9876543.21));
        System.out.println(String.format("%s|%10s|%-10s|%.3s|%S|%c|%C|%b|%B|%n", "abc", "abc", "abc", "abcdef", "up", 'x', 'y', true, null).trim());
        System.out.println(String.format("%h|%%|%2$s %1$s|%<s", "hi", "there"));
        System.out.println(String.format("%08.2f|%+.1f|% d|%#x|%#o", -3.14159, 2.0, 42, 255, 8));
        System.out.println(String.format("%s %s %s", new int[0].length, List.of(1, 2), Map.of("k", 1)));
        System.out.println(String.format("%d %d %d", (byte) -1, (short) 300, 5L));
        System.out.println(String.format("%x %x %x", (byte) -1, -1, -1L));
        System.out.println(String.format("%s", (Object) null) + String.format("%10.2e|", 0.000123));
        for (String f : new String[]{"%d", "%q", "%", "%5", "%s %s", "%.2d"}) try {
            System.out.println(String.format(f, "x"));
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        System.out.println("%d-%s".formatted(1, "z"));
        System.out.printf("%s %d%n", "pf", 3);
    }
}
