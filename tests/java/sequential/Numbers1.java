public class Numbers1 {
    public static void main(String[] args) {
        System.out.println(Integer.MAX_VALUE + 1);
        System.out.println(Long.MIN_VALUE - 1);
        System.out.println((byte) 200 + " " + (short) 70000 + " " + (char) 97 + " " + (int) 3.99 + " " + (int) -3.99 + " " + (int) Double.NaN + " " + (long) 1e30 + " " + (int) 1e30f);
        System.out.println(7 / 2 + " " + -7 / 2 + " " + -7 % 2 + " " + 7 % -2 + " " + 7.5 % 2 + " " + -7 / 2.0 + " " + Math.floorMod(-7, 3) + Math.floorDiv(-7, 3));
        System.out.println((1 << 33) + " " + (1L << 33) + " " + (-1 >>> 28) + " " + (-1 >> 28) + " " + (-1L >>> 60) + " " + (5 & 3) + (5 | 3) + (5 ^ 3) + (~5));
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + (0.0 == -0.0) + Double.valueOf(0.0).equals(-0.0) + (Double.NaN == Double.NaN) + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(100.0 + " " + 1e7 + " " + 1.0E-5 + " " + 123456789.0 + " " + 1e21 + " " + 0.001 + " " + 1.0f + " " + 3.4e38f + " " + 1e10f + " " + (float) 0.1 + " " + (double) 0.1f + " " + Double.MIN_VALUE + " " + Double.MAX_VALUE + " " + Float.MIN_VALUE);
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(8) + " " + Integer.toString(255, 16) + " " + Integer.parseInt("-7f", 16) + " " + Integer.valueOf("12") + " " + Long.toBinaryString(5L) + Integer.bitCount(255) + Integer.reverse(1) + Integer.highestOneBit(100) + Integer.numberOfTrailingZeros(8) + Integer.numberOfLeadingZeros(1) + " " + Integer.rotateLeft(1, 33) + Long.numberOfTrailingZeros(16));
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + Integer.valueOf(5).hashCode() + Long.hashCode(1L << 32) + Double.hashCode(1.5) + Boolean.hashCode(true) + Character.hashCode('a') + "x".hashCode());
        Long l = 127L;
        System.out.println(l.equals(127) + " " + l.equals(127L) + new Integer(5).equals(5) + Integer.compare(3, 5) + Integer.signum(-9) + Integer.max(1, 2) + Integer.sum(1, 2) + Integer.MIN_VALUE + Math.abs(Integer.MIN_VALUE));
        System.out.println(Math.max(1, 2L) + " " + Math.pow(2, 10) + Math.sqrt(2) + Math.cbrt(27) + Math.ceil(1.2) + Math.floor(-1.2) + Math.round(2.5) + Math.round(-2.5) + Math.round(1.4f) + Math.rint(2.5) + Math.hypot(3, 4) + Math.signum(-2.0) + Math.toDegrees(Math.PI) + Math.log10(1000) + Math.exp(0) + Math.log(Math.E));
        System.out.println(Math.sin(1) + " " + Math.cos(1) + " " + Math.tan(1) + " " + Math.atan2(1, 2) + " " + Math.asin(0.5));
        try {
            Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.multiplyExact(1L << 62, 4L);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.toIntExact(1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Character.isDigit('5') + "" + Character.isLetter('x') + Character.isUpperCase('X') + Character.toUpperCase('q') + Character.getNumericValue('7') + (char) ('a' + 1) + ('a' + 1) + Character.isWhitespace(' ') + Character.isLetterOrDigit('_') + Character.toString(97) + Character.toChars(65)[0] + (int) Character.forDigit(11, 16) + Character.digit('f', 16) + Character.valueOf('c').compareTo('a') + Character.MAX_VALUE + Character.isAlphabetic('z'));
        int x = 5;
        x += 3.7;
        System.out.println(x);
        x = x++ + ++x;
        System.out.println(x);
        short s = 10;
        s *= 2.5;
        System.out.println(s);
        byte by = (byte) 0xff;
        System.out.println(by + " " + (by & 0xff) + " " + (by >>> 4) + " " + (byte) (by >>> 4));
        long big = 1_000_000 * 1_000_000;
        System.out.println(big);
        char ch = 'a';
        ch++;
        ch += 1;
        System.out.println(ch);
        int t = 'a' * 2;
        System.out.println(t + 0x1F + 0b101 + 017);
        final int k = 10;
        byte bb = k;
        System.out.println(bb);
        System.out.println(Long.MAX_VALUE + " " + Long.parseLong("-9223372036854775808") + " " + Long.toHexString(255L) + Long.compare(1, 2) + Long.bitCount(-1L) + Double.compare(0.0, -0.0) + Double.toString(5) + Double.parseDouble("1e3") + Double.isNaN(0.0 / 0) + Double.valueOf("3.14").intValue() + Float.parseFloat("2.5") + Double.doubleToLongBits(1.0) + Float.floatToIntBits(1.0f) + Double.longBitsToDouble(4614253070214989087L) + Boolean.parseBoolean("TRUE") + Boolean.logicalXor(true, false));
        System.out.println(Integer.toUnsignedString(-1) + Integer.divideUnsigned(-1, 2) + Integer.compareUnsigned(1, -1) + Long.toUnsignedString(-1L) + Integer.parseUnsignedInt("4294967295") + Short.parseShort("12") + Byte.MAX_VALUE + Short.MIN_VALUE + Integer.decode("0x10") + Integer.reverseBytes(1));
        System.out.println((5 > 3 ? 1 : 2.0) + " " + (true ? 'a' : 0) + (Object) (true ? 1 : "s") + (1 + 2 + "3" + 4 * 5));
        System.out.println(1.1f * 1.1f + " " + (double) (1.1f * 1.1f) + " " + 1e-45f + " " + 16777217f + " " + 0.1f * 3 + " " + 100f / 3 + " " + 2.0 / 3);
    }
}
