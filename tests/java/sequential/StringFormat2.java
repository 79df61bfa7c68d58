public class StringFormat2 {
    public static void main(String[] args) throws Exception {
        System.out.println(String.format("|%6.2f|%-8s|%08d|%+d|%,d|%x|", 3.14159, "ab", 42, 7, 1234567, 255));
        System.out.println(String.format("%s %s %s", 1, 2.0, 'c') + String.format("%5s|%-5s|%5.1f", "a", "b", 2.25));
        System.out.println(String.format("%b %B %c %C", true, false, 'x', 'y'));
        System.out.println(String.format("%e %.2e %E", 12345.678, 0.00012, 1.5));
        System.out.println(String.format("%o %#o %#x %X", 8, 8, 255, 48879));
        System.out.println(String.format("%10d|%-10d|%010d", -42, -42, -42));
        System.out.println(String.format("%,.3f|%(,.2f|% d", 9876543.21, -1234.5, 5));
        System.out.println(String.format("%.3s|%10.4s|", "abcdef", "abcdef"));
        System.out.println(String.format("%%|%n").trim());
        System.out.println(String.format("%1$s %1$s %2$d", "r", 3));
        System.out.println(String.format("%d%%", 50));
        System.out.println(String.format("%5c|%-5c|", 'a', 'b'));
        System.out.println(String.format("%.1f %.1f %.1f %.1f", 0.05, 0.15, 0.25, 0.35));
        System.out.println(String.format("%.2f %.3f", 1.005, 2.0005));
        System.out.println(String.format("%s", new Object() {
            public String toString() {
                return "obj";
            }
        }));
        System.out.println(String.format("%d %d", Long.MAX_VALUE, Byte.MIN_VALUE));
        System.out.println(String.format("%g %g", 123456.0, 1e-5));
        System.out.println(String.valueOf(1e16) + 1e15 + 123456.789e3 + 1.0E-3 + 9.999e-4);
        System.out.println((float) 1e10 + " " + 1.17549435E-38f + " " + 3.0e-45f + " " + (double) 1.1f);
        System.out.println(100.0 / 3 + " " + 1 / 3f + " " + 2e-3 + " " + 12345678.9f);
        System.out.println(Double.toString(4.35) + Double.toString(1.0E22) + Double.toString(2.2250738585072014E-308) + 5e-324);
    }
}
