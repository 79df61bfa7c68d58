public class Arithmetic {
    static int divide(int a, int b) { return a / b; }
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 7, -7, 31, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : values) {
            for (int b : values) {
                System.out.print(a + b + " " + (a - b) + " " + a * b + " " + (a & b) + " " + (a | b) + " " + (a ^ b)
                    + " " + (a << b) + " " + (a >> b) + " " + (a >>> b));
                if (b != 0) System.out.print(" " + divide(a, b) + " " + a % b);
                System.out.println();
            }
        }
        long[] longs = {0, 1, -1, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long a : longs) {
            for (long b : longs) {
                System.out.print(a + b + " " + a * b + " " + (a < b) + " " + (a << (int) b) + " " + (a >>> 3));
                if (b != 0) System.out.print(" " + a / b + " " + a % b);
                System.out.println(" " + Long.compare(a, b));
            }
        }
        try {
            divide(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println((byte) 300 + " " + (short) 70000 + " " + (char) 65 + " " + (int) 'x' + " " + (byte) -129);
        int i = 5;
        i += 3.7;
        System.out.println(i);
        i <<= 33;
        System.out.println(i);
        System.out.println(i++ + ++i);
        System.out.println(~i + " " + -i);
    }
}
