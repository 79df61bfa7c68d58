package java.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Keeps one character ahead at most, besides those behind a mark. */
public class BufferedReader extends Reader {
    private Reader source;
    /** What was read and is to be read again; null if nothing is marked and nothing is left. */
    private StringBuilder kept;
    private int next;
    private boolean isMarked;
    private int limit;
    /** Whether a line ended in a carriage return, so that a line feed that follows belongs to it. */
    private boolean skipsFeed;

    public BufferedReader(Reader source) {
        super(source);
        this.source = source;
    }

    public BufferedReader(Reader source, int size) {
        this(source);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    private void ensureOpen() throws IOException {
        if (source == null) {
            throw new IOException("Stream closed");
        }
    }

    private int take() throws IOException {
        if (kept != null && next < kept.length()) {
            int found = kept.charAt(next++);
            if (!isMarked && next == kept.length()) {
                kept = null;
                next = 0;
            }
            return found;
        }
        int found = source.read();
        if (isMarked && found >= 0) {
            if (kept.length() >= limit) {
                // Whoever reads on beyond the limit gives the mark up.
                isMarked = false;
                kept = null;
                next = 0;
            } else {
                kept.append((char) found);
                next++;
            }
        }
        return found;
    }

    private int takeBehindLine() throws IOException {
        int found = take();
        if (skipsFeed) {
            skipsFeed = false;
            if (found == '\n') {
                return take();
            }
        }
        return found;
    }

    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return takeBehindLine();
        }
    }

    public int read(char[] target, int start, int length) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(start, length, target.length);
            int count = 0;
            while (count < length && (count == 0 || ready())) {
                int found = takeBehindLine();
                if (found < 0) {
                    return count == 0 ? -1 : count;
                }
                target[start + count] = (char) found;
                count++;
            }
            return count;
        }
    }

    public String readLine() throws IOException {
        synchronized (lock) {
            ensureOpen();
            int found = takeBehindLine();
            if (found < 0) {
                return null;
            }
            StringBuilder line = new StringBuilder();
            while (found >= 0 && found != '\n' && found != '\r') {
                line.append((char) found);
                found = take();
            }
            skipsFeed = found == '\r';
            return line.toString();
        }
    }

    /** All lines at once: a JDK reads each when it is asked for. */
    public Stream<String> lines() {
        List<String> lines = new ArrayList<>();
        try {
            for (String line = readLine(); line != null; line = readLine()) {
                lines.add(line);
            }
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
        return lines.stream();
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return kept != null && next < kept.length() || source.ready();
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
            kept = kept == null ? new StringBuilder() : new StringBuilder(kept.substring(next));
            next = 0;
            isMarked = true;
            this.limit = limit;
        }
    }

    public void reset() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (!isMarked) {
                throw new IOException("Stream not marked");
            }
            next = 0;
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (source != null) {
                source.close();
                source = null;
            }
        }
    }
}
