public class Bits {
    public static void main(String[] args) throws Exception {
        int x = 0b1011_0110;
        System.out.println(Integer.toBinaryString(x & 0xF) + " " + Integer.toBinaryString(x ^ 0xFF) + " " + (x >> 2) + (x >>> 2) + (x << 2) + Integer.bitCount(x) + Integer.highestOneBit(x) + Integer.lowestOneBit(x));
        System.out.println(Long.toBinaryString(-8L >>> 60) + Long.rotateRight(1L, 1) + Integer.rotateLeft(0x80000001, 1));
        byte b = (byte) 0x80;
        System.out.println(b + " " + (b >> 1) + " " + ((b & 0xff) >> 1) + " " + (b >>> 1) + " " + (byte) ~b);
        short s = (short) 40000;
        System.out.println(s + " " + (s & 0xffff));
        char c = (char) -1;
        System.out.println((int) c);
        System.out.println((1 << 31) + " " + (1 << 32) + " " + (1L << 63) + " " + (5 >> 33));
        int swapA = 5, swapB = 9;
        swapA ^= swapB;
        swapB ^= swapA;
        swapA ^= swapB;
        System.out.println(swapA + "," + swapB);
        System.out.println((0x7fffffff + 1) + " " + -(-2147483648) + " " + Math.abs(-2147483648) + " " + (-2147483648 / -1));
        for (int i = 0; i < 8; i++) System.out.print((x >> i & 1) == 1 ? "1" : "0");
        System.out.println();
        long packed = (long) 7 << 32 | 9 & 0xffffffffL;
        System.out.println((int) (packed >> 32) + ":" + (int) packed);
        System.out.println((char) 0x263A + "" + (int) 'é' + '\u0041' + '\101');
        System.out.println(0.1f == 0.1);
        System.out.println((int) 'a' / 2 + 1.5f);
    }
}
