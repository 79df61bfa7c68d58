package fencepost;

/** What the machine and the compiler's own code need of strings. */
public final class Strings {
    private Strings() {
    }

    public static native String concat(String a, String b);

    /** The digits of a number. */
    static native String number(int value);

    /** A string of characters; the range was checked. */
    private static native String fromChars(char[] chars, int start, int length);

    private static native String fromChar(char c);

    private static native String copy(String text);

    public static void copy(String text, int start, int end, char[] to, int at) {
        for (int i = start; i < end; i++) {
            to[at + i - start] = text.charAt(i);
        }
    }

    public static String make() {
        return "";
    }

    public static String make(String text) {
        return copy(text);
    }

    public static String make(char[] chars) {
        return fromChars(chars, 0, chars.length);
    }

    public static String make(char[] chars, int start, int length) {
        if (start < 0 || length < 0 || start > chars.length - length) {
            throw new StringIndexOutOfBoundsException(
                "offset " + start + ", count " + length + ", length " + chars.length);
        }
        return fromChars(chars, start, length);
    }

    public static String make(StringBuilder text) {
        return text.toString();
    }

    public static String make(StringBuffer text) {
        return text.toString();
    }

    public static String of(Object value) {
        String text = value == null ? null : value.toString();
        return text == null ? "null" : text;
    }

    public static String of(boolean value) {
        return value ? "true" : "false";
    }

    public static String of(char value) {
        return fromChar(value);
    }

    public static String of(int value) {
        return Integer.toString(value);
    }

    public static String of(long value) {
        return Long.toString(value);
    }

    public static String of(float value) {
        return Float.toString(value);
    }

    public static String of(double value) {
        return Double.toString(value);
    }

    public static String make(int[] points, int start, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(points[start + i]);
        }
        return text.toString();
    }

    public static String make(byte[] bytes) {
        return decode(bytes, 0, bytes.length);
    }

    public static String make(byte[] bytes, int start, int length) {
        return decode(bytes, start, length);
    }

    public static String make(byte[] bytes, java.nio.charset.Charset charset) {
        return charset.text(bytes, 0, bytes.length);
    }

    public static String make(byte[] bytes, int start, int length, java.nio.charset.Charset charset) {
        return charset.text(bytes, start, length);
    }

    public static String make(byte[] bytes, String charset) throws java.io.UnsupportedEncodingException {
        return java.nio.charset.Charset.named(charset).text(bytes, 0, bytes.length);
    }

    /** The bytes of a text in UTF-8. */
    public static byte[] encode(String text) {
        byte[] bytes = new byte[3 * text.length()];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            int c = text.codePointAt(i);
            if (c < 0x80) {
                bytes[count++] = (byte) c;
            } else if (c < 0x800) {
                bytes[count++] = (byte) (0xc0 | c >> 6);
                bytes[count++] = (byte) (0x80 | c & 0x3f);
            } else if (c >= 0xd800 && c < 0xe000) {
                bytes[count++] = '?';
            } else if (c < 0x10000) {
                bytes[count++] = (byte) (0xe0 | c >> 12);
                bytes[count++] = (byte) (0x80 | c >> 6 & 0x3f);
                bytes[count++] = (byte) (0x80 | c & 0x3f);
            } else {
                i++;
                bytes[count++] = (byte) (0xf0 | c >> 18);
                bytes[count++] = (byte) (0x80 | c >> 12 & 0x3f);
                bytes[count++] = (byte) (0x80 | c >> 6 & 0x3f);
                bytes[count++] = (byte) (0x80 | c & 0x3f);
            }
        }
        return java.util.Arrays.copyOf(bytes, count);
    }

    /** The text of bytes in UTF-8; what is not well formed becomes a replacement character. */
    public static String decode(byte[] bytes, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, bytes.length);
        StringBuilder text = new StringBuilder();
        int at = start;
        int end = start + length;
        while (at < end) {
            int first = bytes[at++] & 0xff;
            int more = first < 0x80 ? 0 : first >= 0xc2 && first < 0xe0 ? 1
                : first >= 0xe0 && first < 0xf0 ? 2 : first >= 0xf0 && first < 0xf5 ? 3 : -1;
            int c = more <= 0 ? first : first & 0x3f >> more;
            boolean good = more >= 0;
            for (int i = 0; i < more && good; i++) {
                good = at < end && (bytes[at] & 0xc0) == 0x80;
                c = good ? c << 6 | bytes[at++] & 0x3f : c;
            }
            text.appendCodePoint(good ? c : 0xfffd);
        }
        return text.toString();
    }

    static boolean isNumber(Object value, int number) {
        return value instanceof Integer && (Integer) value == number
            || value instanceof Character && (Character) value == number;
    }

    static boolean isConstant(Object value, String name) {
        return value instanceof Enum && ((Enum<?>) value).name().equals(name);
    }

    public static String make(byte[] bytes, int high) {
        return make(bytes, high, 0, bytes.length);
    }

    /** Every byte is the lower half of a character. */
    public static String make(byte[] bytes, int high, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, bytes.length);
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) {
            chars[i] = (char) (high << 8 | bytes[start + i] & 0xff);
        }
        return make(chars);
    }
}
