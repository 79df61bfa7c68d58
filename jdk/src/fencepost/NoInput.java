package fencepost;

import java.io.IOException;
import java.io.InputStream;

/** A stream that ends where it begins: the input of a program, and the null stream. */
public final class NoInput extends InputStream {
    private volatile boolean closed;

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        ensureOpen();
        return -1;
    }

    public int available() throws IOException {
        ensureOpen();
        return 0;
    }

    public void close() {
        closed = true;
    }
}
