package java.io;

/** One of the two streams of a program, whose text is no part of a state, or a stream over another one. */
public class PrintStream extends OutputStream implements Appendable {
    private final int stream;
    private final OutputStream target;
    private boolean failed;

    private PrintStream(int stream) {
        this.stream = stream;
        target = null;
    }

    public PrintStream(OutputStream target) {
        this(target, false);
    }

    public PrintStream(OutputStream target, boolean flushes) {
        stream = 0;
        this.target = java.util.Objects.requireNonNull(target, "Null output stream");
    }

    public PrintStream(OutputStream target, boolean flushes, String charset) throws UnsupportedEncodingException {
        this(target, flushes);
        java.nio.charset.Charset.named(charset);
    }

    public PrintStream(OutputStream target, boolean flushes, java.nio.charset.Charset charset) {
        this(target, flushes);
    }

    /** For {@code System}. */
    public static PrintStream ofProgram(int stream) {
        return new PrintStream(stream);
    }

    private static native void write(int stream, String text);

    private void put(String text) {
        if (target == null) {
            write(stream, text);
        } else {
            byte[] bytes = text.getBytes();
            write(bytes, 0, bytes.length);
        }
    }

    public void write(int b) {
        if (target == null) {
            write(stream, String.valueOf((char) (b & 0xff)));
            return;
        }
        write(new byte[] {(byte) b}, 0, 1);
    }

    public void write(byte[] bytes, int start, int length) {
        if (target == null) {
            write(stream, new String(bytes, start, length));
            return;
        }
        synchronized (this) {
            try {
                target.write(bytes, start, length);
            } catch (IOException exception) {
                failed = true;
            }
        }
    }

    public void write(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    public void flush() {
    }

    public void close() {
    }

    public void print(boolean value) {
        put(String.valueOf(value));
    }

    public void println(boolean value) {
        put(String.valueOf(value) + "\n");
    }

    public void print(char value) {
        put(String.valueOf(value));
    }

    public void println(char value) {
        put(String.valueOf(value) + "\n");
    }

    public void print(int value) {
        put(String.valueOf(value));
    }

    public void println(int value) {
        put(String.valueOf(value) + "\n");
    }

    public void print(long value) {
        put(String.valueOf(value));
    }

    public void println(long value) {
        put(String.valueOf(value) + "\n");
    }

    public void print(float value) {
        put(String.valueOf(value));
    }

    public void println(float value) {
        put(String.valueOf(value) + "\n");
    }

    public void print(double value) {
        put(String.valueOf(value));
    }

    public void println(double value) {
        put(String.valueOf(value) + "\n");
    }

    public void print(String value) {
        put(String.valueOf((Object) value));
    }

    public void println(String value) {
        put(String.valueOf((Object) value) + "\n");
    }

    public void print(Object value) {
        put(String.valueOf(value));
    }

    public void println(Object value) {
        put(String.valueOf(value) + "\n");
    }

    public void print(char[] text) {
        put(String.valueOf(text));
    }

    public void println(char[] text) {
        put(String.valueOf(text) + "\n");
    }

    public void println() {
        put("\n");
    }

    public PrintStream printf(String format, Object... arguments) {
        put(String.format(format, arguments));
        return this;
    }

    public PrintStream printf(java.util.Locale locale, String format, Object... arguments) {
        fencepost.Format.checkLocale(locale);
        return printf(format, arguments);
    }

    public PrintStream format(String format, Object... arguments) {
        return printf(format, arguments);
    }

    public PrintStream format(java.util.Locale locale, String format, Object... arguments) {
        fencepost.Format.checkLocale(locale);
        return printf(format, arguments);
    }

    public PrintStream append(CharSequence text) {
        put(String.valueOf(text));
        return this;
    }

    public PrintStream append(CharSequence text, int start, int end) {
        put(String.valueOf(text).substring(start, end));
        return this;
    }

    public PrintStream append(char c) {
        put(String.valueOf(c));
        return this;
    }

    public boolean checkError() {
        return failed;
    }
}
