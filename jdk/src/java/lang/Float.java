package java.lang;

public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    public static final Class<Float> TYPE = fencepost.Runtime.primitive("float");

    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public static Float valueOf(float value) {
        return new Float(value);
    }

    public static Float valueOf(String text) {
        return valueOf(parseFloat(text));
    }

    public static float parseFloat(String text) {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new NumberFormatException("empty String");
        }
        try {
            return fencepost.HexNumber.is(trimmed)
                ? (float) fencepost.HexNumber.parse(trimmed, 24, -126) : parse0(trimmed);
        } catch (NumberFormatException exception) {
            throw new NumberFormatException("For input string: \"" + trimmed + "\"");
        }
    }

    private static native float parse0(String text);

    public static native String toString(float value);

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    public static int floatToIntBits(float value) {
        return isNaN(value) ? 0x7fc00000 : floatToRawIntBits(value);
    }

    public static boolean isNaN(float value) {
        return value != value;
    }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float value) {
        return !isNaN(value) && !isInfinite(value);
    }

    public static int hashCode(float value) {
        int bits = floatToIntBits(value);
        return bits;
    }

    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        int first = floatToIntBits(a);
        int second = floatToIntBits(b);
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return value;
    }

    public int compareTo(Float other) {
        return compare(value, other.value);
    }

    public boolean equals(Object other) {
        return other instanceof Float && floatToIntBits(((Float) other).value) == floatToIntBits(value);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public String toString() {
        return toString(value);
    }

    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;

    public Float(double value) {
        this((float) value);
    }

    public Float(String text) {
        this(parseFloat(text));
    }

    public static String toHexString(float value) {
        if (value != 0 && Math.abs(value) < MIN_NORMAL) {
            // Such a number is normal as a double, but is shown as it is stored.
            String wide = Double.toHexString(Math.scalb((double) value, -1022 + 126));
            return wide.replace("p-1022", "p-126");
        }
        return Double.toHexString(value);
    }
}
