package java.io;

import java.util.Arrays;
import java.util.Objects;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] bytes) {
        buf = bytes;
        count = bytes.length;
    }

    public ByteArrayInputStream(byte[] bytes, int start, int length) {
        buf = bytes;
        pos = start;
        mark = start;
        count = Math.min(start + length, bytes.length);
    }

    public synchronized int read() {
        return pos < count ? buf[pos++] & 0xff : -1;
    }

    public synchronized int read(byte[] target, int start, int length) {
        Objects.checkFromIndexSize(start, length, target.length);
        if (pos >= count) {
            return -1;
        }
        int taken = Math.min(length, count - pos);
        System.arraycopy(buf, pos, target, start, taken);
        pos += taken;
        return taken;
    }

    public synchronized byte[] readAllBytes() {
        byte[] rest = Arrays.copyOfRange(buf, pos, count);
        pos = count;
        return rest;
    }

    public synchronized long skip(long number) {
        int skipped = (int) Math.max(0, Math.min(number, count - pos));
        pos += skipped;
        return skipped;
    }

    public synchronized int available() {
        return count - pos;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) {
        mark = pos;
    }

    public synchronized void reset() {
        pos = mark;
    }

    public void close() throws IOException {
    }
}
