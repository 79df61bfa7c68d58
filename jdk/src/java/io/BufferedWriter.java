package java.io;

import java.util.Objects;

/** Writes what it has when it is flushed or closed, and when it has as much as fits. */
public class BufferedWriter extends Writer {
    private static final int SIZE = 8192;
    private final int size;
    private Writer target;
    private final StringBuilder kept = new StringBuilder();

    public BufferedWriter(Writer target) {
        this(target, SIZE);
    }

    public BufferedWriter(Writer target, int size) {
        super(target);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.target = target;
        this.size = size;
    }

    private void ensureOpen() throws IOException {
        if (target == null) {
            throw new IOException("Stream closed");
        }
    }

    private void passOn() throws IOException {
        if (kept.length() > 0) {
            target.write(kept.toString());
            kept.setLength(0);
        }
    }

    public void write(int character) throws IOException {
        write(new char[] {(char) character}, 0, 1);
    }

    public void write(char[] source, int start, int length) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(start, length, source.length);
            kept.append(source, start, length);
            if (kept.length() >= size) {
                passOn();
            }
        }
    }

    public void write(String text, int start, int length) throws IOException {
        char[] piece = new char[length];
        text.getChars(start, start + length, piece, 0);
        write(piece, 0, length);
    }

    public void newLine() throws IOException {
        write(System.lineSeparator());
    }

    public void flush() throws IOException {
        synchronized (lock) {
            ensureOpen();
            passOn();
            target.flush();
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (target != null) {
                passOn();
                target.close();
                target = null;
            }
        }
    }
}
