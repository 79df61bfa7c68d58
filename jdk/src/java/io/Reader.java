package java.io;

import java.nio.CharBuffer;
import java.util.Objects;

public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        lock = this;
    }

    protected Reader(Object lock) {
        this.lock = Objects.requireNonNull(lock);
    }

    public abstract int read(char[] target, int start, int length) throws IOException;

    public abstract void close() throws IOException;

    public int read() throws IOException {
        char[] target = new char[1];
        return read(target, 0, 1) < 0 ? -1 : target[0];
    }

    public int read(char[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public int read(CharBuffer target) throws IOException {
        char[] piece = new char[target.remaining()];
        int count = read(piece, 0, piece.length);
        if (count > 0) {
            target.put(piece, 0, count);
        }
        return count;
    }

    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            long left = count;
            while (left > 0) {
                int read = read(new char[(int) Math.min(left, 8192)]);
                if (read < 0) {
                    break;
                }
                left -= read;
            }
            return count - left;
        }
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public long transferTo(Writer target) throws IOException {
        Objects.requireNonNull(target, "out");
        char[] piece = new char[8192];
        long count = 0;
        for (int read = read(piece); read >= 0; read = read(piece)) {
            target.write(piece, 0, read);
            count += read;
        }
        return count;
    }

    public static Reader nullReader() {
        return new InputStreamReader(InputStream.nullInputStream());
    }
}
