package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Keeps what is written until there are 8,192 bytes of it, or somebody flushes. */
public class OutputStreamWriter extends Writer {
    private static final int MOST = 8192;

    private final OutputStream target;
    private final Charset charset;
    private final StringBuilder kept = new StringBuilder();
    private boolean closed;

    public OutputStreamWriter(OutputStream target) {
        this(target, StandardCharsets.UTF_8);
    }

    public OutputStreamWriter(OutputStream target, String charset) throws UnsupportedEncodingException {
        this(target, Charset.named(Objects.requireNonNull(charset, "charsetName")));
    }

    public OutputStreamWriter(OutputStream target, Charset charset) {
        super(target);
        this.target = target;
        this.charset = Objects.requireNonNull(charset, "charset");
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public void write(char[] chars, int start, int length) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(start, length, chars.length);
            kept.append(chars, start, length);
            while (kept.length() >= MOST) {
                pass(MOST, false);
            }
        }
    }

    /** Passes so many characters on, but half of one only if nothing can follow it. */
    private void pass(int count, boolean last) throws IOException {
        boolean half = !last && count > 0 && Character.isHighSurrogate(kept.charAt(count - 1));
        int whole = half ? count - 1 : count;
        if (whole == 0) {
            return;
        }
        byte[] bytes = kept.substring(0, whole).getBytes(charset);
        kept.delete(0, whole);
        target.write(bytes, 0, bytes.length);
    }

    public void flush() throws IOException {
        synchronized (lock) {
            ensureOpen();
            pass(kept.length(), false);
            target.flush();
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (closed) {
                return;
            }
            try {
                pass(kept.length(), true);
                target.flush();
            } finally {
                closed = true;
                target.close();
            }
        }
    }
}
