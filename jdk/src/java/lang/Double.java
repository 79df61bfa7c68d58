package java.lang;

public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    public static final Class<Double> TYPE = fencepost.Runtime.primitive("double");

    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public static Double valueOf(double value) {
        return new Double(value);
    }

    public static Double valueOf(String text) {
        return valueOf(parseDouble(text));
    }

    public static double parseDouble(String text) {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new NumberFormatException("empty String");
        }
        try {
            return fencepost.HexNumber.is(trimmed) ? fencepost.HexNumber.parse(trimmed, 53, -1022) : parse0(trimmed);
        } catch (NumberFormatException exception) {
            throw new NumberFormatException("For input string: \"" + trimmed + "\"");
        }
    }

    private static native double parse0(String text);

    public static native String toString(double value);

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    public static long doubleToLongBits(double value) {
        return isNaN(value) ? 0x7ff8000000000000L : doubleToRawLongBits(value);
    }

    public static boolean isNaN(double value) {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double value) {
        return !isNaN(value) && !isInfinite(value);
    }

    public static int hashCode(double value) {
        long bits = doubleToLongBits(value);
        return (int) (bits ^ (bits >>> 32));
    }

    public static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        long first = doubleToLongBits(a);
        long second = doubleToLongBits(b);
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
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

    public int compareTo(Double other) {
        return compare(value, other.value);
    }

    public boolean equals(Object other) {
        return other instanceof Double && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public String toString() {
        return toString(value);
    }

    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;

    public Double(String text) {
        this(parseDouble(text));
    }

    public static String toHexString(double value) {
        if (value != value || isInfinite(value)) {
            return toString(value);
        }
        long bits = doubleToLongBits(value);
        String sign = bits < 0 ? "-" : "";
        int exponent = (int) (bits >>> 52) & 0x7ff;
        long fraction = bits & (1L << 52) - 1;
        if (exponent == 0 && fraction == 0) {
            return sign + "0x0.0p0";
        }
        String digits = Long.toHexString(fraction | 1L << 52).substring(1);
        int end = digits.length();
        while (end > 1 && digits.charAt(end - 1) == '0') {
            end--;
        }
        return sign + (exponent == 0 ? "0x0." : "0x1.") + digits.substring(0, end) + "p"
            + (exponent == 0 ? -1022 : exponent - 1023);
    }
}
