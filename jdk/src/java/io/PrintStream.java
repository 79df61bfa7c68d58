package java.io;

/** The two streams of a program; what they write is no part of a state. */
public class PrintStream extends OutputStream {
    private final int stream;

    public PrintStream(int stream) {
        this.stream = stream;
    }

    private static native void write(int stream, String text);

    public void write(int b) {
        write(stream, String.valueOf((char) (b & 0xff)));
    }

    public void flush() {
    }

    public void close() {
    }

    public void println() {
        write(stream, "\n");
    }

    public void println(char[] text) {
        write(stream, String.valueOf(text) + "\n");
    }

    public void print(char[] text) {
        write(stream, String.valueOf(text));
    }

    public PrintStream printf(String format, Object... arguments) {
        write(stream, String.format(format, arguments));
        return this;
    }

    public PrintStream format(String format, Object... arguments) {
        return printf(format, arguments);
    }

    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    public void print(boolean value) {
        write(stream, String.valueOf(value));
    }

    public void println(boolean value) {
        write(stream, String.valueOf(value) + "\n");
    }

    public void print(char value) {
        write(stream, String.valueOf(value));
    }

    public void println(char value) {
        write(stream, String.valueOf(value) + "\n");
    }

    public void print(int value) {
        write(stream, String.valueOf(value));
    }

    public void println(int value) {
        write(stream, String.valueOf(value) + "\n");
    }

    public void print(long value) {
        write(stream, String.valueOf(value));
    }

    public void println(long value) {
        write(stream, String.valueOf(value) + "\n");
    }

    public void print(float value) {
        write(stream, String.valueOf(value));
    }

    public void println(float value) {
        write(stream, String.valueOf(value) + "\n");
    }

    public void print(double value) {
        write(stream, String.valueOf(value));
    }

    public void println(double value) {
        write(stream, String.valueOf(value) + "\n");
    }

    public void print(String value) {
        write(stream, String.valueOf((Object) value));
    }

    public void println(String value) {
        write(stream, String.valueOf((Object) value) + "\n");
    }

    public void print(Object value) {
        write(stream, String.valueOf(value));
    }

    public void println(Object value) {
        write(stream, String.valueOf(value) + "\n");
    }
}
