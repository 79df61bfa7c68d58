package java.lang;

public final class StringBuilder implements CharSequence, Appendable, Comparable<StringBuilder>, java.io.Serializable {
    private char[] chars;
    private int count;

    public StringBuilder() {
        chars = new char[16];
    }

    public StringBuilder(int capacity) {
        chars = new char[capacity];
    }

    public StringBuilder(String text) {
        chars = new char[text.length() + 16];
        append(text);
    }

    public StringBuilder(CharSequence text) {
        this(text.toString());
    }

    private void reserve(int more) {
        if (count + more > chars.length) {
            char[] larger = new char[Math.max(count + more, chars.length * 2 + 2)];
            for (int i = 0; i < count; i++) {
                larger[i] = chars[i];
            }
            chars = larger;
        }
    }

    public StringBuilder append(String text) {
        String shown = text == null ? "null" : text;
        int length = shown.length();
        reserve(length);
        fencepost.Strings.copy(shown, 0, length, chars, count);
        count += length;
        return this;
    }

    public StringBuilder append(char c) {
        reserve(1);
        chars[count++] = c;
        return this;
    }

    public StringBuilder append(char[] text) {
        return append(text, 0, text.length);
    }

    public StringBuilder append(char[] text, int start, int length) {
        reserve(length);
        for (int i = 0; i < length; i++) {
            chars[count + i] = text[start + i];
        }
        count += length;
        return this;
    }

    public StringBuilder append(CharSequence text, int start, int end) {
        return append(String.valueOf(text).substring(start, end));
    }

    public StringBuilder append(CharSequence text) {
        return append(String.valueOf(text));
    }

    public StringBuilder append(Object value) {
        return append(String.valueOf(value));
    }

    public StringBuilder append(boolean value) {
        return append(String.valueOf(value));
    }

    public StringBuilder insert(int at, boolean value) {
        return insert(at, String.valueOf(value));
    }

    public StringBuilder append(int value) {
        return append(String.valueOf(value));
    }

    public StringBuilder insert(int at, int value) {
        return insert(at, String.valueOf(value));
    }

    public StringBuilder append(long value) {
        return append(String.valueOf(value));
    }

    public StringBuilder insert(int at, long value) {
        return insert(at, String.valueOf(value));
    }

    public StringBuilder append(float value) {
        return append(String.valueOf(value));
    }

    public StringBuilder insert(int at, float value) {
        return insert(at, String.valueOf(value));
    }

    public StringBuilder append(double value) {
        return append(String.valueOf(value));
    }

    public StringBuilder insert(int at, double value) {
        return insert(at, String.valueOf(value));
    }

    public StringBuilder appendCodePoint(int c) {
        return append(Character.toChars(c));
    }

    public StringBuilder insert(int at, Object value) {
        return insert(at, String.valueOf(value));
    }

    public StringBuilder insert(int at, char value) {
        return insert(at, String.valueOf(value));
    }

    public StringBuilder insert(int at, String text) {
        String shown = String.valueOf(text);
        int length = shown.length();
        if (at < 0 || at > count) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + count);
        }
        reserve(length);
        for (int i = count - 1; i >= at; i--) {
            chars[i + length] = chars[i];
        }
        fencepost.Strings.copy(shown, 0, length, chars, at);
        count += length;
        return this;
    }

    public StringBuilder delete(int start, int end) {
        int last = Math.min(end, count);
        if (start < 0 || start > last) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + last + ", length " + count);
        }
        for (int i = last; i < count; i++) {
            chars[start + i - last] = chars[i];
        }
        count -= last - start;
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        check(index);
        return delete(index, index + 1);
    }

    public StringBuilder replace(int start, int end, String text) {
        delete(start, end);
        return insert(start, text);
    }

    public StringBuilder reverse() {
        for (int i = 0, j = count - 1; i < j; i++, j--) {
            char c = chars[i];
            chars[i] = chars[j];
            chars[j] = c;
        }
        // The halves of a character outside the first plane stay in order.
        for (int i = 0; i + 1 < count; i++) {
            if (Character.isLowSurrogate(chars[i]) && Character.isHighSurrogate(chars[i + 1])) {
                char c = chars[i];
                chars[i] = chars[i + 1];
                chars[++i] = c;
            }
        }
        return this;
    }

    private void check(int index) {
        if (index < 0 || index >= count) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + count);
        }
    }

    public char charAt(int index) {
        check(index);
        return chars[index];
    }

    public void setCharAt(int index, char c) {
        check(index);
        chars[index] = c;
    }

    public int length() {
        return count;
    }

    public int capacity() {
        return chars.length;
    }

    public void ensureCapacity(int capacity) {
    }

    public void trimToSize() {
    }

    public void setLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        reserve(length - count);
        for (int i = count; i < length; i++) {
            chars[i] = '\0';
        }
        count = length;
    }

    public int indexOf(String text) {
        return toString().indexOf(text);
    }

    public int indexOf(String text, int from) {
        return toString().indexOf(text, from);
    }

    public int lastIndexOf(String text) {
        return toString().lastIndexOf(text);
    }

    public String substring(int start) {
        return toString().substring(start);
    }

    public String substring(int start, int end) {
        return toString().substring(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public int compareTo(StringBuilder other) {
        return toString().compareTo(other.toString());
    }

    public java.util.stream.IntStream chars() {
        return toString().chars();
    }

    public String toString() {
        return new String(chars, 0, count);
    }

    public StringBuilder append(StringBuffer text) {
        return append(String.valueOf(text));
    }

    public StringBuilder insert(int at, char[] text) {
        return insert(at, new String(text));
    }

    public StringBuilder insert(int at, char[] text, int start, int length) {
        return insert(at, new String(text, start, length));
    }

    public StringBuilder insert(int at, CharSequence text) {
        return insert(at, String.valueOf(text));
    }

    public StringBuilder insert(int at, CharSequence text, int start, int end) {
        return insert(at, String.valueOf(text).substring(start, end));
    }

    public int lastIndexOf(String text, int from) {
        return toString().lastIndexOf(text, from);
    }

    public int codePointAt(int index) {
        return toString().codePointAt(index);
    }

    public int codePointBefore(int index) {
        return toString().codePointBefore(index);
    }

    public int codePointCount(int start, int end) {
        return toString().codePointCount(start, end);
    }

    public void getChars(int start, int end, char[] to, int at) {
        toString().getChars(start, end, to, at);
    }

    public java.util.stream.IntStream codePoints() {
        return toString().codePoints();
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public StringBuilder repeat(CharSequence text, int times) {
        return append(String.valueOf(text).repeat(times));
    }

    public StringBuilder repeat(int character, int count) {
        return repeat(Character.toString(character), count);
    }
}
