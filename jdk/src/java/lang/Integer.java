package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    public static final Class<Integer> TYPE = fencepost.Runtime.primitive("int");
    private static final Integer[] CACHE;

    static {
        Integer[] cache = new Integer[256];
        for (int value = -128; value < 128; value++) {
            cache[value + 128] = new Integer(value);
        }
        CACHE = cache;
    }

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public static Integer valueOf(int value) {
        return value >= -128 && value < 128 ? (Integer) fencepost.Runtime.constant(CACHE, (int) value + 128) : new Integer(value);
    }

    public static Integer valueOf(String text) {
        return valueOf(parseInt(text, 10));
    }

    public static Integer valueOf(String text, int radix) {
        return valueOf(parseInt(text, radix));
    }

    public static int parseInt(String text) {
        return parseInt(text, 10);
    }

    public static int parseInt(String text, int radix) {
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
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int value = 0;
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

    public static Integer decode(String text) {
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

    public static native String toString(int value);

    public static String toString(int value, int radix) {
        if (radix < 2 || radix > 36 || radix == 10) {
            return toString(value);
        }
        char[] digits = new char[33];
        int at = 33;
        int rest = value < 0 ? value : -value;
        do {
            digits[--at] = Character.forDigit((int) -(rest % radix), radix);
            rest /= radix;
        } while (rest != 0);
        if (value < 0) {
            digits[--at] = '-';
        }
        return new String(digits, at, 33 - at);
    }

    private static String bits(int value, int shift) {
        char[] digits = new char[32];
        int at = 32;
        int mask = (1 << shift) - 1;
        do {
            digits[--at] = Character.forDigit((int) (value & mask), 16);
            value >>>= shift;
        } while (value != 0);
        return new String(digits, at, 32 - at);
    }

    public static String toHexString(int value) {
        return bits(value, 4);
    }

    public static String toOctalString(int value) {
        return bits(value, 3);
    }

    public static String toBinaryString(int value) {
        return bits(value, 1);
    }

    public static long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static int hashCode(int value) {
        return value;
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int signum(int value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static int bitCount(int value) {
        int count = 0;
        while (value != 0) {
            value &= value - 1;
            count++;
        }
        return count;
    }

    public static int numberOfLeadingZeros(int value) {
        int count = 0;
        for (int bit = 31; bit >= 0 && (value >>> bit & 1) == 0; bit--) {
            count++;
        }
        return count;
    }

    public static int numberOfTrailingZeros(int value) {
        int count = 0;
        for (int bit = 0; bit < 32 && (value >>> bit & 1) == 0; bit++) {
            count++;
        }
        return count;
    }

    public static int highestOneBit(int value) {
        return value == 0 ? 0 : 1 << (31 - numberOfLeadingZeros(value));
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int reverse(int value) {
        int result = 0;
        for (int bit = 0; bit < 32; bit++) {
            result = result << 1 | value >>> bit & 1;
        }
        return result;
    }

    public static int divideUnsigned(int a, int b) {
        if (b < 0) {
            return compareUnsigned(a, b) < 0 ? 0 : 1;
        }
        if (a >= 0) {
            return a / b;
        }
        int quotient = ((a >>> 1) / b) << 1;
        return quotient + (compareUnsigned(a - quotient * b, b) >= 0 ? 1 : 0);
    }

    public static int remainderUnsigned(int a, int b) {
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

    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public String toString() {
        return toString(value);
    }

    public Integer(String text) {
        this(parseInt(text, 10));
    }

    public static String toUnsignedString(int value) {
        return Long.toString(value & 0xffffffffL);
    }

    public static String toUnsignedString(int value, int radix) {
        return Long.toString(value & 0xffffffffL, radix);
    }

    public static int parseInt(CharSequence text, int start, int end, int radix) {
        return parseInt(text.subSequence(start, end).toString(), radix);
    }

    public static int parseUnsignedInt(String text) {
        return parseUnsignedInt(text, 10);
    }

    public static int parseUnsignedInt(String text, int radix) {
        long value = Long.parseLong(text, radix);
        if (value < 0 || value > 0xffffffffL || text.charAt(0) == '-') {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) value;
    }

    public static int reverseBytes(int value) {
        return value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
    }

    public static Integer getInteger(String name) {
        return getInteger(name, null);
    }

    public static Integer getInteger(String name, int otherwise) {
        return otherwise;
    }

    public static Integer getInteger(String name, Integer otherwise) {
        return otherwise;
    }

    public static int parseUnsignedInt(CharSequence text, int from, int to, int radix) {
        return parseUnsignedInt(text.subSequence(from, to).toString(), radix);
    }

    public static int compress(int value, int mask) {
        int result = 0;
        for (int bit = 0, to = 0; bit < 32; bit++) {
            if ((mask >>> bit & 1) != 0) {
                result |= (value >>> bit & 1) << to++;
            }
        }
        return result;
    }

    public static int expand(int value, int mask) {
        int result = 0;
        for (int bit = 0, from = 0; bit < 32; bit++) {
            if ((mask >>> bit & 1) != 0) {
                result |= (value >>> from++ & 1) << bit;
            }
        }
        return result;
    }
}
