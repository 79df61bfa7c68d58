package java.lang;

/** Strings are objects of the machine; constructors are functions of {@code fencepost.Strings}. */
public final class String implements CharSequence, Comparable<String>, java.io.Serializable {
    public static final java.util.Comparator<String> CASE_INSENSITIVE_ORDER =
        (a, b) -> a.compareToIgnoreCase(b);

    public String() {
    }

    public String(String text) {
    }

    public String(char[] chars) {
    }

    public String(char[] chars, int start, int length) {
    }

    public String(StringBuilder text) {
    }

    public String(StringBuffer text) {
    }

    public native int length();

    private native char at(int index);

    public native int hashCode();

    private native boolean same(String other);

    private native String part(int start, int end);

    private native int find(String text, int from);

    private native int findLast(String text, int from);

    private native int order(String other);

    public native String intern();

    public native String toLowerCase();

    public native String toUpperCase();

    public String toLowerCase(java.util.Locale locale) {
        return toLowerCase();
    }

    public String toUpperCase(java.util.Locale locale) {
        return toUpperCase();
    }

    public native char[] toCharArray();

    public char charAt(int index) {
        int length = length();
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException(
                "index " + index + ", length " + length);
        }
        return at(index);
    }

    public int codePointAt(int index) {
        char c = charAt(index);
        if (Character.isHighSurrogate(c) && index + 1 < length() && Character.isLowSurrogate(at(index + 1))) {
            return Character.toCodePoint(c, at(index + 1));
        }
        return c;
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    public boolean isBlank() {
        return strip().isEmpty();
    }

    public boolean equals(Object other) {
        return this == other || other instanceof String && same((String) other);
    }

    public boolean contentEquals(CharSequence other) {
        return equals(other.toString());
    }

    public boolean equalsIgnoreCase(String other) {
        return other != null && toUpperCase().toLowerCase().equals(other.toUpperCase().toLowerCase());
    }

    public int compareTo(String other) {
        return order(other);
    }

    public int compareToIgnoreCase(String other) {
        return toUpperCase().toLowerCase().order(other.toUpperCase().toLowerCase());
    }

    public String substring(int start) {
        return substring(start, length());
    }

    public String substring(int start, int end) {
        int length = length();
        if (start < 0 || end > length || start > end) {
            throw new StringIndexOutOfBoundsException(
                "begin " + start + ", end " + end + ", length " + length);
        }
        return part(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String concat(String other) {
        return fencepost.Strings.concat(this, other.toString());
    }

    public int indexOf(String text) {
        return find(text, 0);
    }

    public int indexOf(String text, int from) {
        return find(text, from);
    }

    public int indexOf(int c) {
        return find(Character.toString(c), 0);
    }

    public int indexOf(int c, int from) {
        return find(Character.toString(c), from);
    }

    public int lastIndexOf(String text) {
        return findLast(text, length());
    }

    public int lastIndexOf(String text, int from) {
        return findLast(text, from);
    }

    public int lastIndexOf(int c) {
        return findLast(Character.toString(c), length());
    }

    public boolean contains(CharSequence text) {
        return find(text.toString(), 0) >= 0;
    }

    public boolean startsWith(String text) {
        return startsWith(text, 0);
    }

    public boolean startsWith(String text, int from) {
        int end = from + text.length();
        return from >= 0 && end <= length() && part(from, end).same(text);
    }

    public boolean endsWith(String text) {
        return startsWith(text, length() - text.length());
    }

    public String replace(char from, char to) {
        char[] chars = toCharArray();
        for (int i = 0; i < chars.length; i++) {
            if (chars[i] == from) {
                chars[i] = to;
            }
        }
        return new String(chars);
    }

    public String replace(CharSequence from, CharSequence to) {
        String wanted = from.toString();
        String other = to.toString();
        StringBuilder result = new StringBuilder();
        int at = 0;
        while (true) {
            int next = find(wanted, at);
            if (next < 0 || wanted.isEmpty() && next >= length()) {
                break;
            }
            result.append(part(at, next)).append(other);
            at = next + wanted.length();
            if (wanted.isEmpty()) {
                result.append(at(at));
                at++;
            }
        }
        result.append(part(at, length()));
        return wanted.isEmpty() ? result.append(other).toString() : result.toString();
    }

    public String trim() {
        int start = 0;
        int end = length();
        while (start < end && at(start) <= ' ') {
            start++;
        }
        while (start < end && at(end - 1) <= ' ') {
            end--;
        }
        return part(start, end);
    }

    public String strip() {
        return stripLeading().stripTrailing();
    }

    public String stripLeading() {
        int start = 0;
        while (start < length() && Character.isWhitespace(at(start))) {
            start++;
        }
        return part(start, length());
    }

    public String stripTrailing() {
        int end = length();
        while (end > 0 && Character.isWhitespace(at(end - 1))) {
            end--;
        }
        return part(0, end);
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < count; i++) {
            result.append(this);
        }
        return result.toString();
    }

    /** Splits at a text; of regular expressions, only quoted single characters are known. */
    public String[] split(String separator) {
        return split(separator, 0);
    }

    public String[] split(String separator, int limit) {
        String text = fencepost.Strings.literal(separator);
        java.util.ArrayList<String> parts = new java.util.ArrayList<>();
        boolean spaces = separator.equals("\\s+");
        int at = 0;
        int from = 0;
        while (limit <= 0 || parts.size() < limit - 1) {
            int next = -1;
            int end = -1;
            if (spaces) {
                for (int i = from; i < length() && next < 0; i++) {
                    if (Character.isWhitespace(at(i))) {
                        next = i;
                        end = i;
                        while (end < length() && Character.isWhitespace(at(end))) {
                            end++;
                        }
                    }
                }
            } else if (text.isEmpty()) {
                next = at + 1 < length() ? at + 1 : -1;
                end = next;
            } else {
                next = find(text, from);
                end = next + text.length();
            }
            if (next < 0) {
                break;
            }
            parts.add(part(at, next));
            at = end;
            from = end;
        }
        if (parts.isEmpty()) {
            return new String[] {this};
        }
        parts.add(part(at, length()));
        if (limit == 0) {
            while (!parts.isEmpty() && parts.get(parts.size() - 1).isEmpty()) {
                parts.remove(parts.size() - 1);
            }
        }
        return parts.toArray(new String[0]);
    }

    public java.util.stream.IntStream chars() {
        int[] values = new int[length()];
        for (int i = 0; i < values.length; i++) {
            values[i] = at(i);
        }
        return java.util.stream.IntStream.of(values);
    }

    public java.util.stream.Stream<String> lines() {
        return java.util.Arrays.stream(split("\n"));
    }

    public byte[] getBytes() {
        byte[] bytes = new byte[length()];
        for (int i = 0; i < bytes.length; i++) {
            if (at(i) >= 128) {
                throw new UnsupportedOperationException("bytes of text outside ASCII are not modelled");
            }
            bytes[i] = (byte) at(i);
        }
        return bytes;
    }

    public String toString() {
        return this;
    }

    public static String join(CharSequence separator, CharSequence... parts) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            result.append(i == 0 ? "" : separator).append(parts[i]);
        }
        return result.toString();
    }

    public static String join(CharSequence separator, Iterable<? extends CharSequence> parts) {
        StringBuilder result = new StringBuilder();
        boolean first = true;
        for (CharSequence part : parts) {
            result.append(first ? "" : separator).append(part);
            first = false;
        }
        return result.toString();
    }

    public static String format(String format, Object... arguments) {
        return fencepost.Format.format(format, arguments);
    }

    public static String format(java.util.Locale locale, String format, Object... arguments) {
        return fencepost.Format.format(format, arguments);
    }

    public String formatted(Object... arguments) {
        return format(this, arguments);
    }

    public static String valueOf(Object value) {
        return value == null ? "null" : value.toString();
    }

    public static String valueOf(char[] chars) {
        return new String(chars);
    }

    public static String valueOf(char[] chars, int start, int length) {
        return new String(chars, start, length);
    }

    public static String copyValueOf(char[] chars) {
        return new String(chars);
    }

    public static String valueOf(boolean value) {
        return value ? "true" : "false";
    }

    public static String valueOf(char value) {
        return fencepost.Strings.of(value);
    }

    public static String valueOf(int value) {
        return Integer.toString(value);
    }

    public static String valueOf(long value) {
        return Long.toString(value);
    }

    public static String valueOf(float value) {
        return Float.toString(value);
    }

    public static String valueOf(double value) {
        return Double.toString(value);
    }
}
