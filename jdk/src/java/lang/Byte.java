package java.lang;

public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;
    public static final Class<Byte> TYPE = fencepost.Runtime.primitive("byte");
    private static final Byte[] CACHE;

    static {
        Byte[] cache = new Byte[256];
        for (int value = -128; value < 128; value++) {
            cache[value + 128] = new Byte((byte) value);
        }
        CACHE = cache;
    }

    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public static Byte valueOf(byte value) {
        return value >= -128 && value < 128 ? (Byte) fencepost.Runtime.constant(CACHE, value + 128) : new Byte(value);
    }

    public static Byte valueOf(String text) {
        return valueOf(parseByte(text));
    }

    public static byte parseByte(String text) {
        int value = Integer.parseInt(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:10");
        }
        return (byte) value;
    }

    public static String toString(byte value) {
        return Integer.toString(value);
    }

    public static int hashCode(byte value) {
        return value;
    }

    public static int compare(byte a, byte b) {
        return a - b;
    }

    public static int toUnsignedInt(byte value) {
        return value & 0xff;
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public int compareTo(Byte other) {
        return value - other.value;
    }

    public boolean equals(Object other) {
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public String toString() {
        return Integer.toString(value);
    }

    public Byte(String text) {
        this(parseByte(text));
    }

    public static byte parseByte(String text, int radix) {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) value;
    }

    public static Byte valueOf(String text, int radix) {
        return valueOf(parseByte(text, radix));
    }

    public static int compareUnsigned(byte a, byte b) {
        return (a & 0xff) - (b & 0xff);
    }

    public static long toUnsignedLong(byte value) {
        return value & 0xffL;
    }

    public static Byte decode(String text) {
        int value = Integer.decode(text);
        if (value != (byte) value) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return (byte) value;
    }
}
