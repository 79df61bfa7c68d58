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

    public String(int[] points, int start, int length) {
    }

    public String(byte[] bytes) {
    }

    public String(byte[] bytes, int start, int length) {
    }

    public String(byte[] bytes, java.nio.charset.Charset charset) {
    }

    public String(byte[] bytes, int start, int length, java.nio.charset.Charset charset) {
    }

    public String(byte[] bytes, String charset) throws java.io.UnsupportedEncodingException {
    }

    public String(byte[] bytes, int high) {
    }

    public String(byte[] bytes, int high, int start, int length) {
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
        fencepost.Format.checkLocale(locale);
        return toLowerCase();
    }

    public String toUpperCase(java.util.Locale locale) {
        fencepost.Format.checkLocale(locale);
        return toUpperCase();
    }

    public native char[] toCharArray();

    public char charAt(int index) {
        int length = length();
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException(index);
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
        return java.util.regex.Pattern.compile(separator).split(this, limit);
    }

    public boolean matches(String expression) {
        return java.util.regex.Pattern.matches(expression, this);
    }

    public String replaceAll(String expression, String replacement) {
        return java.util.regex.Pattern.compile(expression).matcher(this).replaceAll(replacement);
    }

    public String replaceFirst(String expression, String replacement) {
        return java.util.regex.Pattern.compile(expression).matcher(this).replaceFirst(replacement);
    }

    public java.util.stream.IntStream chars() {
        int[] values = new int[length()];
        for (int i = 0; i < values.length; i++) {
            values[i] = at(i);
        }
        return java.util.stream.IntStream.of(values);
    }

    public java.util.stream.Stream<String> lines() {
        java.util.List<String> lines = new java.util.ArrayList<>();
        int start = 0;
        int length = length();
        while (start < length) {
            int end = start;
            while (end < length && at(end) != '\n' && at(end) != '\r') {
                end++;
            }
            lines.add(substring(start, end));
            start = end + (end + 1 < length && at(end) == '\r' && at(end + 1) == '\n' ? 2 : 1);
        }
        return lines.stream();
    }

    public byte[] getBytes() {
        return fencepost.Strings.encode(this);
    }

    public byte[] getBytes(java.nio.charset.Charset charset) {
        return charset.bytes(this);
    }

    public byte[] getBytes(String charset) throws java.io.UnsupportedEncodingException {
        return java.nio.charset.Charset.named(charset).bytes(this);
    }

    public java.util.stream.IntStream codePoints() {
        java.util.stream.IntStream.Builder all = java.util.stream.IntStream.builder();
        for (int i = 0; i < length(); i += Character.charCount(codePointAt(i))) {
            all.add(codePointAt(i));
        }
        return all.build();
    }

    public int codePointBefore(int index) {
        return Character.codePointBefore(this, index);
    }

    public int codePointCount(int start, int end) {
        return Character.codePointCount(this, start, end);
    }

    public int offsetByCodePoints(int index, int count) {
        return Character.offsetByCodePoints(this, index, count);
    }

    public void getChars(int start, int end, char[] to, int at) {
        if (start < 0 || end > length() || start > end) {
            throw new StringIndexOutOfBoundsException("begin " + start + ", end " + end + ", length " + length());
        }
        if (at < 0 || at > to.length - (end - start)) {
            throw new ArrayIndexOutOfBoundsException(
                "offset " + at + ", count " + (end - start) + ", length " + to.length);
        }
        fencepost.Strings.copy(this, start, end, to, at);
    }

    public boolean contentEquals(StringBuffer other) {
        return contentEquals((CharSequence) other);
    }

    public boolean regionMatches(int start, String other, int from, int length) {
        return regionMatches(false, start, other, from, length);
    }

    public boolean regionMatches(boolean ignoreCase, int start, String other, int from, int length) {
        if (from < 0 || start < 0 || start > (long) length() - length || from > (long) other.length() - length) {
            return false;
        }
        String a = substring(start, start + Math.max(length, 0));
        String b = other.substring(from, from + Math.max(length, 0));
        return ignoreCase ? a.equalsIgnoreCase(b) : a.equals(b);
    }

    public int lastIndexOf(int c, int from) {
        return lastIndexOf(Character.toString(c), from);
    }

    public String indent(int count) {
        if (isEmpty()) {
            return "";
        }
        return lines().map(line -> {
            if (count >= 0) {
                return " ".repeat(count) + line;
            }
            int start = 0;
            while (start < line.length() && start < -count && Character.isWhitespace(line.charAt(start))) {
                start++;
            }
            return line.substring(start);
        }).collect(java.util.stream.Collectors.joining("\n", "", "\n"));
    }

    public String stripIndent() {
        String[] lines = split("\n", -1);
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < lines.length; i++) {
            boolean last = i == lines.length - 1;
            if (!lines[i].isBlank() || last) {
                int blank = 0;
                while (blank < lines[i].length() && Character.isWhitespace(lines[i].charAt(blank))) {
                    blank++;
                }
                least = Math.min(least, blank);
            }
        }
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].isBlank() ? "" : lines[i].substring(least).stripTrailing();
            result.append(i == 0 ? "" : "\n").append(line);
        }
        return result.toString();
    }

    public String translateEscapes() {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < length(); i++) {
            char c = at(i);
            if (c != '\\' || i + 1 == length()) {
                result.append(c);
                continue;
            }
            char next = at(++i);
            int simple = "btnfrs\"'\\".indexOf(next);
            if (simple >= 0) {
                result.append("\b\t\n\f\r \"'\\".charAt(simple));
            } else if (next >= '0' && next <= '7') {
                int value = next - '0';
                int most = next <= '3' ? 2 : 1;
                while (most-- > 0 && i + 1 < length() && at(i + 1) >= '0' && at(i + 1) <= '7') {
                    value = value * 8 + at(++i) - '0';
                }
                result.append((char) value);
            } else if (next != '\n') {
                throw new IllegalArgumentException("Invalid escape sequence: \\" + next);
            }
        }
        return result.toString();
    }

    public <R> R transform(java.util.function.Function<? super String, ? extends R> function) {
        return function.apply(this);
    }

    public static String copyValueOf(char[] chars, int start, int length) {
        return new String(chars, start, length);
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
        fencepost.Format.checkLocale(locale);
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

    public int indexOf(int character, int from, int to) {
        checkRange(from, to, length());
        int found = substring(0, to).indexOf(character, from);
        return found;
    }

    public int indexOf(String text, int from, int to) {
        checkRange(from, to, length());
        return substring(0, to).indexOf(text, from);
    }

    private static void checkRange(int from, int to, int length) {
        if (from < 0 || from > to || to > length) {
            throw new StringIndexOutOfBoundsException("begin " + from + ", end " + to + ", length " + length);
        }
    }

    public void getBytes(int start, int end, byte[] target, int to) {
        checkRange(start, end, length());
        for (int i = start; i < end; i++) {
            target[to + i - start] = (byte) charAt(i);
        }
    }
}
