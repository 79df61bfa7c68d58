package fencepost;

/** What the machine and the compiler's own code need of strings. */
public final class Strings {
    private Strings() {
    }

    public static native String concat(String a, String b);

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

    /** The text that a regular expression without operators stands for. */
    public static String literal(String expression) {
        if (expression.equals("\\s+")) {
            return " ";
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < expression.length(); i++) {
            char c = expression.charAt(i);
            if (c == '\\' && i + 1 < expression.length() && !Character.isLetterOrDigit(expression.charAt(i + 1))) {
                text.append(expression.charAt(++i));
            } else if ("\\[](){}.*+?^$|".indexOf(c) >= 0) {
                throw new UnsupportedOperationException("regular expressions are not modelled: " + expression);
            } else {
                text.append(c);
            }
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
}
