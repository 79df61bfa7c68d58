public class Numbers {
    static long fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
    static boolean prime(int n) { if (n < 2) return false; for (int i = 2; (long) i * i <= n; i++) if (n % i == 0) return false; return true; }
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
    static double newton(double x) { double r = x; for (int i = 0; i < 30; i++) r = (r + x / r) / 2; return r; }
    static long modpow(long b, long e, long m) { long r = 1; b %= m; while (e > 0) { if ((e & 1) == 1) r = r * b % m; b = b * b % m; e >>= 1; } return r; }
    static int xorshift(int x) { x ^= x << 13; x ^= x >>> 17; x ^= x << 5; return x; }
    public static void main(String[] args) {
        System.out.println(fact(20) + " " + fact(21) + " " + ack(2, 3) + " " + newton(2) + " " + modpow(3, 200, 1000007));
        StringBuilder p = new StringBuilder(); for (int i = 0; i < 60; i++) if (prime(i)) p.append(i).append(' '); System.out.println(p);
        int x = 2463534242L > 0 ? (int) 2463534242L : 0; for (int i = 0; i < 5; i++) { x = xorshift(x); System.out.print(x + " "); } System.out.println();
        System.out.println((1.0 / 3) + " " + (float) (1.0 / 3) + " " + 1e-10 + " " + 1e21 + " " + 123456789.0 + " " + 0.1f + " " + 3.0e-5f + " " + 100f + " " + 1.0e10f + " " + (0.1 + 0.7) * 10 + " " + (int) ((0.1 + 0.7) * 10));
        System.out.println(Double.MAX_VALUE * 2 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + Math.sqrt(-1) + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println((byte) 200 + " " + (short) 40000 + " " + (int) 3e9 + " " + (long) 1e19 + " " + (char) 97 + " " + (int) -2.7 + " " + (byte) 3.99e2 + " " + (int) Double.NaN);
        System.out.println(5 / 2 + " " + -5 / 2 + " " + 5 % -3 + " " + -5 % 3 + " " + 5.5 % 2 + " " + (1 << 31) + " " + (1 << 32) + " " + (1L << 63) + " " + (-1 >>> 28) + " " + (-1L >>> 60) + " " + (-17 >> 2));
        int i = Integer.MAX_VALUE; i++; long l = Integer.MAX_VALUE; l++; System.out.println(i + " " + l + " " + (Integer.MIN_VALUE == -Integer.MIN_VALUE) + " " + Math.abs(Integer.MIN_VALUE) + " " + Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1);
        short s = 10; s += 5; s++; s *= 2; s >>= 1; byte b = (byte) (s | 0xF0); System.out.println(s + " " + b + " " + (b & 0xff) + " " + (s ^ b));
        System.out.println(Math.round(0.5) + " " + Math.round(1.5) + " " + Math.round(-0.5) + " " + Math.rint(2.5) + " " + Math.floor(-0.5) + " " + Math.ceil(-0.5) + " " + Math.max(-0.0, 0.0) + " " + Math.pow(2, 0.5) + " " + Math.exp(0) + " " + Math.log10(1000));
        long bits = Double.doubleToLongBits(-1.5); System.out.println(Long.toHexString(bits) + " " + Double.longBitsToDouble(bits) + " " + Float.intBitsToFloat(0x40490fdb));
        System.out.println(0x1p3 + " " + 1_000_000 + " " + 0b1010 + " " + 0x7FL + " " + 'a' + 1 + " " + (char) ('a' + 1) + " " + (5 > 3 ? 1 : 2.0));
        System.out.println(Long.MIN_VALUE + " " + Long.parseLong("-9223372036854775808") + " " + Long.compare(1, 2) + " " + Long.bitCount(-1L) + " " + Long.numberOfLeadingZeros(1) + " " + Long.reverse(1) + " " + Long.rotateRight(1, 1));
    }
}
