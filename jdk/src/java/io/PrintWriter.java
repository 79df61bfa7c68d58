package java.io;

public class PrintWriter extends Writer {
    private final Writer target;
    private final PrintStream stream;
    private boolean failed;

    public PrintWriter(Writer target) {
        this.target = java.util.Objects.requireNonNull(target);
        stream = null;
    }

    public PrintWriter(Writer target, boolean flushes) {
        this(target);
    }

    public PrintWriter(OutputStream target) {
        this.target = null;
        stream = target instanceof PrintStream ? (PrintStream) target : new PrintStream(target);
    }

    public PrintWriter(OutputStream target, boolean flushes) {
        this(target);
    }

    private void put(String text) {
        if (stream != null) {
            stream.print(text);
            return;
        }
        synchronized (lock) {
            try {
                target.write(text);
            } catch (IOException exception) {
                failed = true;
            }
        }
    }

    public void write(char[] chars, int start, int length) {
        put(new String(chars, start, length));
    }

    public void write(char[] chars) {
        put(new String(chars));
    }

    public void write(int c) {
        put(String.valueOf((char) c));
    }

    public void write(String text) {
        put(text);
    }

    public void write(String text, int start, int length) {
        put(text.substring(start, start + length));
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

    public PrintWriter printf(String format, Object... arguments) {
        put(String.format(format, arguments));
        return this;
    }

    public PrintWriter printf(java.util.Locale locale, String format, Object... arguments) {
        fencepost.Format.checkLocale(locale);
        return printf(format, arguments);
    }

    public PrintWriter format(String format, Object... arguments) {
        return printf(format, arguments);
    }

    public PrintWriter format(java.util.Locale locale, String format, Object... arguments) {
        fencepost.Format.checkLocale(locale);
        return printf(format, arguments);
    }

    public PrintWriter append(CharSequence text) {
        put(String.valueOf(text));
        return this;
    }

    public PrintWriter append(CharSequence text, int start, int end) {
        put(String.valueOf(text).substring(start, end));
        return this;
    }

    public PrintWriter append(char c) {
        put(String.valueOf(c));
        return this;
    }

    public boolean checkError() {
        return failed;
    }
}
