package java.lang;

public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    public static final Class<Short> TYPE = fencepost.Runtime.primitive("short");
    private static final Short[] CACHE;

    static {
        Short[] cache = new Short[256];
        for (int value = -128; value < 128; value++) {
            cache[value + 128] = new Short((short) value);
        }
        CACHE = cache;
    }

    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public static Short valueOf(short value) {
        return value >= -128 && value < 128 ? (Short) fencepost.Runtime.constant(CACHE, value + 128) : new Short(value);
    }

    public static Short valueOf(String text) {
        return valueOf(parseShort(text));
    }

    public static short parseShort(String text) {
        int value = Integer.parseInt(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:10");
        }
        return (short) value;
    }

    public static String toString(short value) {
        return Integer.toString(value);
    }

    public static int hashCode(short value) {
        return value;
    }

    public static int compare(short a, short b) {
        return a - b;
    }

    public static int toUnsignedInt(short value) {
        return value & 0xffff;
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

    public int compareTo(Short other) {
        return value - other.value;
    }

    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public String toString() {
        return Integer.toString(value);
    }

    public Short(String text) {
        this(parseShort(text));
    }

    public static short parseShort(String text, int radix) {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static Short valueOf(String text, int radix) {
        return valueOf(parseShort(text, radix));
    }

    public static int compareUnsigned(short a, short b) {
        return (a & 0xffff) - (b & 0xffff);
    }

    public static long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static short reverseBytes(short value) {
        return (short) (value << 8 | value >> 8 & 0xff);
    }

    public static Short decode(String text) {
        int value = Integer.decode(text);
        if (value != (short) value) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return (short) value;
    }
}
