package java.io;

public class StringWriter extends Writer {
    private final StringBuffer buffer = new StringBuffer();

    public StringWriter() {
    }

    public StringWriter(int size) {
    }

    public void write(char[] chars, int start, int length) {
        buffer.append(chars, start, length);
    }

    public void write(int c) {
        buffer.append((char) c);
    }

    public void write(String text) {
        buffer.append(text);
    }

    public void write(String text, int start, int length) {
        buffer.append(text, start, start + length);
    }

    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public StringWriter append(CharSequence text, int start, int end) {
        write(String.valueOf(text).substring(start, end));
        return this;
    }

    public StringWriter append(char c) {
        write(c);
        return this;
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    public String toString() {
        return buffer.toString();
    }

    public void flush() {
    }

    public void close() {
    }
}
