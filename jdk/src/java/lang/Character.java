package java.lang;

public final class Character implements Comparable<Character>, java.io.Serializable {
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    public static final Class<Character> TYPE = fencepost.Runtime.primitive("char");
    private static final Character[] CACHE;

    static {
        Character[] cache = new Character[128];
        for (int value = 0; value < 128; value++) {
            cache[value] = new Character((char) value);
        }
        CACHE = cache;
    }

    private final char value;

    public Character(char value) {
        this.value = value;
    }

    public static Character valueOf(char value) {
        return value < 128 ? (Character) fencepost.Runtime.constant(CACHE, value) : new Character(value);
    }

    public char charValue() {
        return value;
    }

    public static native boolean isLetter(int c);

    public static native boolean isDigit(int c);

    public static native boolean isUpperCase(int c);

    public static native boolean isLowerCase(int c);

    public static native boolean isWhitespace(int c);

    public static native int toUpperCase(int c);

    public static native int toLowerCase(int c);

    public static boolean isLetter(char c) {
        return isLetter((int) c);
    }

    public static boolean isDigit(char c) {
        return isDigit((int) c);
    }

    public static boolean isLetterOrDigit(char c) {
        return isLetter((int) c) || isDigit((int) c);
    }

    public static boolean isLetterOrDigit(int c) {
        return isLetter(c) || isDigit(c);
    }

    public static boolean isAlphabetic(int c) {
        return isLetter(c);
    }

    public static boolean isUpperCase(char c) {
        return isUpperCase((int) c);
    }

    public static boolean isLowerCase(char c) {
        return isLowerCase((int) c);
    }

    public static boolean isWhitespace(char c) {
        return isWhitespace((int) c);
    }

    public static boolean isSpaceChar(char c) {
        return c == ' ' || c == '\u00a0' || c == '\u3000';
    }

    public static char toUpperCase(char c) {
        return (char) toUpperCase((int) c);
    }

    public static char toLowerCase(char c) {
        return (char) toLowerCase((int) c);
    }

    public static int digit(char c, int radix) {
        int value = c >= '0' && c <= '9' ? c - '0'
            : c >= 'a' && c <= 'z' ? c - 'a' + 10
            : c >= 'A' && c <= 'Z' ? c - 'A' + 10
            : -1;
        return value < radix ? value : -1;
    }

    public static int getNumericValue(char c) {
        return digit(c, 36);
    }

    public static char forDigit(int digit, int radix) {
        if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static boolean isHighSurrogate(char c) {
        return c >= '\ud800' && c < '\udc00';
    }

    public static boolean isLowSurrogate(char c) {
        return c >= '\udc00' && c < '\ue000';
    }

    public static boolean isSurrogate(char c) {
        return c >= '\ud800' && c < '\ue000';
    }

    public static int toCodePoint(char high, char low) {
        return (high - 0xd800 << 10) + (low - 0xdc00) + 0x10000;
    }

    public static int charCount(int c) {
        return c >= 0x10000 ? 2 : 1;
    }

    public static String toString(char c) {
        return String.valueOf(c);
    }

    public static String toString(int c) {
        return c < 0x10000 ? String.valueOf((char) c) : new String(toChars(c));
    }

    public static char[] toChars(int c) {
        if (c < 0x10000) {
            return new char[] {(char) c};
        }
        int rest = c - 0x10000;
        return new char[] {(char) (0xd800 + (rest >> 10)), (char) (0xdc00 + (rest & 0x3ff))};
    }

    public static int hashCode(char c) {
        return c;
    }

    public static int compare(char a, char b) {
        return a - b;
    }

    public static char reverseBytes(char c) {
        return (char) (c << 8 | c >> 8);
    }

    public int compareTo(Character other) {
        return value - other.value;
    }

    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;

    public static boolean isValidCodePoint(int c) {
        return c >= 0 && c <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int c) {
        return c >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int c) {
        return c >= MIN_SUPPLEMENTARY_CODE_POINT && c <= MAX_CODE_POINT;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static char highSurrogate(int c) {
        return (char) ((c >>> 10) + (MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10)));
    }

    public static char lowSurrogate(int c) {
        return (char) ((c & 0x3ff) + MIN_LOW_SURROGATE);
    }

    public static int codePointAt(CharSequence text, int index) {
        char first = text.charAt(index);
        return isHighSurrogate(first) && index + 1 < text.length() && isLowSurrogate(text.charAt(index + 1))
            ? toCodePoint(first, text.charAt(index + 1)) : first;
    }

    public static int codePointBefore(CharSequence text, int index) {
        char last = text.charAt(index - 1);
        return isLowSurrogate(last) && index > 1 && isHighSurrogate(text.charAt(index - 2))
            ? toCodePoint(text.charAt(index - 2), last) : last;
    }

    public static int codePointCount(CharSequence text, int start, int end) {
        int count = 0;
        for (int i = start; i < end; i++) {
            if (isHighSurrogate(text.charAt(i)) && i + 1 < end && isLowSurrogate(text.charAt(i + 1))) {
                i++;
            }
            count++;
        }
        return count;
    }

    public static int offsetByCodePoints(CharSequence text, int index, int count) {
        int at = index;
        for (int i = 0; i < count; i++) {
            at += charCount(codePointAt(text, at));
        }
        for (int i = 0; i > count; i--) {
            at -= charCount(codePointBefore(text, at));
        }
        return at;
    }

    public static boolean isJavaIdentifierStart(char c) {
        return isLetter(c) || c == '_' || c == '$';
    }

    public static boolean isJavaIdentifierPart(char c) {
        return isLetterOrDigit(c) || c == '_' || c == '$';
    }

    public static boolean isISOControl(char c) {
        return c <= 0x9f && (c >= 0x7f || c <= 0x1f);
    }

    public static char toTitleCase(char c) {
        return toUpperCase(c);
    }

    public static int digit(int c, int radix) {
        return c >>> 16 == 0 ? digit((char) c, radix) : -1;
    }

    public static int getNumericValue(int c) {
        return c >>> 16 == 0 ? getNumericValue((char) c) : -1;
    }

    public static int toTitleCase(int point) {
        return toUpperCase(point);
    }
}
