package java.io;

import java.util.Arrays;
import java.util.Objects;

public abstract class InputStream implements Closeable {
    private static final int PIECE = 8192;

    public abstract int read() throws IOException;

    public int read(byte[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public int read(byte[] target, int start, int length) throws IOException {
        Objects.checkFromIndexSize(start, length, target.length);
        int count = 0;
        while (count < length) {
            int next;
            try {
                next = read();
            } catch (IOException exception) {
                // What was read before it counts.
                if (count == 0) {
                    throw exception;
                }
                break;
            }
            if (next < 0) {
                return count == 0 ? -1 : count;
            }
            target[start + count] = (byte) next;
            count++;
        }
        return count;
    }

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    public byte[] readNBytes(int most) throws IOException {
        if (most < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        byte[] found = new byte[0];
        int count = 0;
        while (count < most) {
            if (count == found.length) {
                found = Arrays.copyOf(found, Math.min(most, Math.max(2 * count, 16)));
            }
            int read = read(found, count, found.length - count);
            if (read < 0) {
                break;
            }
            count += read;
        }
        return count == found.length ? found : Arrays.copyOf(found, count);
    }

    public int readNBytes(byte[] target, int start, int length) throws IOException {
        Objects.checkFromIndexSize(start, length, target.length);
        int count = 0;
        while (count < length) {
            int read = read(target, start + count, length - count);
            if (read < 0) {
                break;
            }
            count += read;
        }
        return count;
    }

    public long skip(long count) throws IOException {
        long left = count;
        while (left > 0) {
            int read = read(new byte[(int) Math.min(left, PIECE)]);
            if (read < 0) {
                break;
            }
            left -= read;
        }
        return Math.max(count, 0) - Math.max(left, 0);
    }

    public void skipNBytes(long count) throws IOException {
        for (long left = count; left > 0; left--) {
            if (read() < 0) {
                throw new EOFException();
            }
        }
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public void mark(int limit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(OutputStream target) throws IOException {
        Objects.requireNonNull(target, "out");
        byte[] piece = new byte[PIECE];
        long count = 0;
        for (int read = read(piece); read >= 0; read = read(piece)) {
            target.write(piece, 0, read);
            count += read;
        }
        return count;
    }

    public static InputStream nullInputStream() {
        return new fencepost.NoInput();
    }
}
