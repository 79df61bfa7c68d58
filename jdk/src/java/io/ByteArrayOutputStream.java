package java.io;

import java.util.Arrays;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        buf = new byte[size];
    }

    public synchronized void write(int b) {
        if (count == buf.length) {
            buf = Arrays.copyOf(buf, 2 * count + 1);
        }
        buf[count++] = (byte) b;
    }

    public synchronized void write(byte[] bytes, int start, int length) {
        for (int i = 0; i < length; i++) {
            write(bytes[start + i]);
        }
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    public synchronized void reset() {
        count = 0;
    }

    public synchronized byte[] toByteArray() {
        return Arrays.copyOf(buf, count);
    }

    public synchronized int size() {
        return count;
    }

    public synchronized String toString() {
        return new String(buf, 0, count);
    }

    public synchronized String toString(java.nio.charset.Charset charset) {
        return new String(buf, 0, count, charset);
    }

    public synchronized void writeTo(OutputStream out) throws IOException {
        out.write(toByteArray());
    }

    public synchronized String toString(String charset) throws UnsupportedEncodingException {
        return new String(toByteArray(), charset);
    }
}
