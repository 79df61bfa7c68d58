package java.io;

public abstract class OutputStream implements Closeable, Flushable {
    public abstract void write(int b) throws IOException;

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void write(byte[] bytes, int start, int length) throws IOException {
        for (int i = 0; i < length; i++) {
            write(bytes[start + i]);
        }
    }

    public static OutputStream nullOutputStream() {
        return new OutputStream() {
            public void write(int b) {
            }
        };
    }
}
