package java.util;

/** Formatted text, part by part. */
public final class Formatter implements java.io.Closeable, java.io.Flushable {
    private final Appendable target;
    private boolean closed;

    public Formatter() {
        this(new StringBuilder());
    }

    public Formatter(Appendable target) {
        this.target = target == null ? new StringBuilder() : target;
    }

    public Formatter(Locale locale) {
        this(new StringBuilder());
        fencepost.Format.checkLocale(locale);
    }

    public Formatter(Appendable target, Locale locale) {
        this(target);
        fencepost.Format.checkLocale(locale);
    }

    public Formatter format(String format, Object... arguments) {
        checkOpen();
        try {
            target.append(String.format(format, arguments));
        } catch (java.io.IOException exception) {
            fencepost.Runtime.refuse("a formatter whose target fails is not modelled");
        }
        return this;
    }

    public Formatter format(Locale locale, String format, Object... arguments) {
        fencepost.Format.checkLocale(locale);
        return format(format, arguments);
    }

    public Appendable out() {
        checkOpen();
        return target;
    }

    public Locale locale() {
        checkOpen();
        return Locale.getDefault();
    }

    @Override
    public void flush() {
        checkOpen();
    }

    @Override
    public void close() {
        closed = true;
    }

    private void checkOpen() {
        if (closed) {
            throw new FormatterClosedException();
        }
    }

    @Override
    public String toString() {
        checkOpen();
        return target.toString();
    }
}
