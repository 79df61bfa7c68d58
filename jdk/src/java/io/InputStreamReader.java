package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Asks its stream for as many bytes as the next character has. */
public class InputStreamReader extends Reader {
    private final InputStream source;
    private final Charset charset;
    private boolean closed;
    /** The second half of a character whose first half was read. */
    private int second = -1;

    public InputStreamReader(InputStream source) {
        this(source, StandardCharsets.UTF_8);
    }

    public InputStreamReader(InputStream source, String charset) throws UnsupportedEncodingException {
        this(source, Charset.named(Objects.requireNonNull(charset, "charsetName")));
    }

    public InputStreamReader(InputStream source, Charset charset) {
        super(source);
        this.source = source;
        this.charset = Objects.requireNonNull(charset, "charset");
    }

    public String getEncoding() {
        synchronized (lock) {
            return closed ? null : charset == StandardCharsets.UTF_8 ? "UTF8"
                : charset == StandardCharsets.US_ASCII ? "ASCII" : "ISO8859_1";
        }
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public int read(char[] target, int start, int length) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(start, length, target.length);
            int count = 0;
            // More than one character only as far as nobody would have to wait for it.
            while (count < length && (count == 0 || second >= 0 || source.available() > 0)) {
                int next = next();
                if (next < 0) {
                    return count == 0 ? -1 : count;
                }
                target[start + count] = (char) next;
                count++;
            }
            return count;
        }
    }

    private int next() throws IOException {
        if (second >= 0) {
            int half = second;
            second = -1;
            return half;
        }
        int first = source.read();
        if (first < 0x80) {
            return first;
        }
        int more = charset != StandardCharsets.UTF_8 || first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
        byte[] bytes = new byte[1 + more];
        bytes[0] = (byte) first;
        for (int i = 1; i <= more; i++) {
            int next = source.read();
            if ((next & 0xc0) != 0x80) {
                fencepost.Runtime.refuse("an InputStreamReader over bytes that are not well-formed UTF-8");
            }
            bytes[i] = (byte) next;
        }
        String text = new String(bytes, charset);
        if (text.length() > 1) {
            second = text.charAt(1);
        }
        return text.charAt(0);
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return second >= 0 || source.available() > 0;
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (!closed) {
                closed = true;
                source.close();
            }
        }
    }
}
