package java.io;

public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        lock = this;
    }

    protected Writer(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public abstract void write(char[] chars, int start, int length) throws IOException;

    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    public void write(char[] chars) throws IOException {
        write(chars, 0, chars.length);
    }

    public void write(String text) throws IOException {
        write(text.toCharArray(), 0, text.length());
    }

    public void write(String text, int start, int length) throws IOException {
        write(text.substring(start, start + length));
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(CharSequence text, int start, int end) throws IOException {
        write(String.valueOf(text).substring(start, end));
        return this;
    }

    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }
}
