package java.lang;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    public static final Class<Long> TYPE = fencepost.Runtime.primitive("long");
    private static final Long[] CACHE;

    static {
        Long[] cache = new Long[256];
        for (int value = -128; value < 128; value++) {
            cache[value + 128] = new Long(value);
        }
        CACHE = cache;
    }

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public static Long valueOf(long value) {
        return value >= -128 && value < 128 ? (Long) fencepost.Runtime.constant(CACHE, (int) value + 128) : new Long(value);
    }

    public static Long valueOf(String text) {
        return valueOf(parseLong(text, 10));
    }

    public static Long valueOf(String text, int radix) {
        return valueOf(parseLong(text, radix));
    }

    public static long parseLong(String text) {
        return parseLong(text, 10);
    }

    public static long parseLong(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        int length = text.length();
        boolean negative = length > 0 && text.charAt(0) == '-';
        int at = length > 0 && (negative || text.charAt(0) == '+') ? 1 : 0;
        if (at == length) {
            throw wrong(text, radix);
        }
        // Negative numbers reach one further, so the value is built as one.
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long value = 0;
        while (at < length) {
            int digit = Character.digit(text.charAt(at++), radix);
            if (digit < 0 || value < limit / radix) {
                throw wrong(text, radix);
            }
            value *= radix;
            if (value < limit + digit) {
                throw wrong(text, radix);
            }
            value -= digit;
        }
        return negative ? value : -value;
    }

    private static NumberFormatException wrong(String text, int radix) {
        String suffix = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + suffix);
    }

    public static Long decode(String text) {
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        boolean signed = text.charAt(0) == '-' || text.charAt(0) == '+';
        String rest = signed ? text.substring(1) : text;
        int radix = 10;
        if (rest.startsWith("0x") || rest.startsWith("0X")) {
            radix = 16;
            rest = rest.substring(2);
        } else if (rest.startsWith("#")) {
            radix = 16;
            rest = rest.substring(1);
        } else if (rest.startsWith("0") && rest.length() > 1) {
            radix = 8;
            rest = rest.substring(1);
        }
        if (rest.startsWith("-") || rest.startsWith("+")) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        return valueOf(text.charAt(0) == '-' ? "-" + rest : rest, radix);
    }

    public static native String toString(long value);

    public static String toString(long value, int radix) {
        if (radix < 2 || radix > 36 || radix == 10) {
            return toString(value);
        }
        char[] digits = new char[65];
        int at = 65;
        long rest = value < 0 ? value : -value;
        do {
            digits[--at] = Character.forDigit((int) -(rest % radix), radix);
            rest /= radix;
        } while (rest != 0);
        if (value < 0) {
            digits[--at] = '-';
        }
        return new String(digits, at, 65 - at);
    }

    private static String bits(long value, int shift) {
        char[] digits = new char[64];
        int at = 64;
        int mask = (1 << shift) - 1;
        do {
            digits[--at] = Character.forDigit((int) (value & mask), 16);
            value >>>= shift;
        } while (value != 0);
        return new String(digits, at, 64 - at);
    }

    public static String toHexString(long value) {
        return bits(value, 4);
    }

    public static String toOctalString(long value) {
        return bits(value, 3);
    }

    public static String toBinaryString(long value) {
        return bits(value, 1);
    }

    public static int hashCode(long value) {
        return (int) (value ^ (value >>> 32));
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int signum(long value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static int bitCount(long value) {
        int count = 0;
        while (value != 0) {
            value &= value - 1;
            count++;
        }
        return count;
    }

    public static int numberOfLeadingZeros(long value) {
        int count = 0;
        for (int bit = 63; bit >= 0 && (value >>> bit & 1) == 0; bit--) {
            count++;
        }
        return count;
    }

    public static int numberOfTrailingZeros(long value) {
        int count = 0;
        for (int bit = 0; bit < 64 && (value >>> bit & 1) == 0; bit++) {
            count++;
        }
        return count;
    }

    public static long highestOneBit(long value) {
        return value == 0 ? 0 : 1L << (63 - numberOfLeadingZeros(value));
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static long reverse(long value) {
        long result = 0;
        for (int bit = 0; bit < 64; bit++) {
            result = result << 1 | value >>> bit & 1;
        }
        return result;
    }

    public static long divideUnsigned(long a, long b) {
        if (b < 0) {
            return compareUnsigned(a, b) < 0 ? 0 : 1;
        }
        if (a >= 0) {
            return a / b;
        }
        long quotient = ((a >>> 1) / b) << 1;
        return quotient + (compareUnsigned(a - quotient * b, b) >= 0 ? 1 : 0);
    }

    public static long remainderUnsigned(long a, long b) {
        return a - divideUnsigned(a, b) * b;
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
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public String toString() {
        return toString(value);
    }

    public Long(String text) {
        this(parseLong(text, 10));
    }

    public static String toUnsignedString(long value) {
        return toUnsignedString(value, 10);
    }

    public static String toUnsignedString(long value, int radix) {
        if (value >= 0) {
            return toString(value, radix);
        }
        return toString(divideUnsigned(value, radix), radix) + Character.forDigit((int) remainderUnsigned(value, radix), radix);
    }

    public static long parseUnsignedLong(String text) {
        return parseUnsignedLong(text, 10);
    }

    public static long parseUnsignedLong(String text, int radix) {
        if (text.isEmpty() || text.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        long value = 0;
        for (int i = text.charAt(0) == '+' ? 1 : 0; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) {
                throw new NumberFormatException("For input string: \"" + text + "\"");
            }
            if (compareUnsigned(value, divideUnsigned(-1L - digit, radix)) > 0) {
                throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
            }
            value = value * radix + digit;
        }
        return value;
    }

    public static long reverseBytes(long value) {
        return (Integer.reverseBytes((int) value) & 0xffffffffL) << 32
            | Integer.reverseBytes((int) (value >>> 32)) & 0xffffffffL;
    }

    public static Long getLong(String name) {
        return null;
    }

    public static Long getLong(String name, long otherwise) {
        return otherwise;
    }

    public static long parseLong(CharSequence text, int from, int to, int radix) {
        return parseLong(text.subSequence(from, to).toString(), radix);
    }

    public static long parseUnsignedLong(CharSequence text, int from, int to, int radix) {
        return parseUnsignedLong(text.subSequence(from, to).toString(), radix);
    }
}
