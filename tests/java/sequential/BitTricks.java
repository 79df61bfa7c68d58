public class BitTricks {
    public static void main(String[] args) {
        int x = 0b1011_0110;
        System.out.println(Integer.toBinaryString(x & -x) + " " + Integer.toBinaryString(x & (x - 1)) + " " + Integer.bitCount(x) + " " + (x >>> 3) + " " + (x << 28) + " " + (-x >> 2) + " " + (-x >>> 30));
        long l = 0xCAFEBABEL << 12;
        System.out.println(Long.toHexString(l) + " " + Long.bitCount(l) + " " + Long.reverse(l) + " " + Long.highestOneBit(l) + " " + (int) (l >> 8) + " " + (short) l + " " + (byte) (l >> 12));
        byte b = (byte) 0x9c;
        System.out.println(b + " " + (b & 0xff) + " " + (b >> 2) + " " + (b >>> 2) + " " + (byte) (b << 1) + " " + (char) (b & 0x7f));
        int s = 1;
        System.out.println((s << 31) + " " + (s << 32) + " " + (s << -1) + " " + (1L << 65));
        int a = 5, c = 9;
        a ^= c;
        c ^= a;
        a ^= c;
        System.out.println(a + " " + c);
        System.out.println(Integer.parseInt("-101", 2) + " " + Integer.toString(-255, 16) + " " + Integer.toHexString(-255) + " " + Long.parseUnsignedLong("ffffffffffffffff", 16) + " " + Integer.reverse(6) + " " + Integer.rotateRight(0x0f, 4) + " " + Short.toUnsignedInt((short) -2) + " " + Character.reverseBytes((char) 0x1234));
        boolean p = true, q = false;
        System.out.println((p & q) + " " + (p | q) + " " + (p ^ q) + " " + (!p ^ q));
    }
}
