package java.io;

import java.util.Objects;

public class StringReader extends Reader {
    private String text;
    private int next;
    private int marked;

    public StringReader(String text) {
        this.text = Objects.requireNonNull(text);
    }

    private void ensureOpen() throws IOException {
        if (text == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return next < text.length() ? text.charAt(next++) : -1;
        }
    }

    public int read(char[] target, int start, int length) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(start, length, target.length);
            if (length == 0) {
                return 0;
            }
            int count = Math.min(length, text.length() - next);
            if (count == 0) {
                return -1;
            }
            text.getChars(next, next + count, target, start);
            next += count;
            return count;
        }
    }

    /** Goes back, too, but not beyond the beginning; at the end it goes nowhere. */
    public long skip(long count) throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (next >= text.length()) {
                return 0;
            }
            long most = Math.min(text.length() - next, count);
            long skipped = Math.max(-next, most);
            next += (int) skipped;
            return skipped;
        }
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return true;
        }
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (lock) {
            ensureOpen();
            marked = next;
        }
    }

    public void reset() throws IOException {
        synchronized (lock) {
            ensureOpen();
            next = marked;
        }
    }

    public void close() {
        synchronized (lock) {
            text = null;
        }
    }
}
