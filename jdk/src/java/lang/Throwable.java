package java.lang;

public class Throwable implements java.io.Serializable {
    private String detailMessage;
    private Throwable cause = this;
    private Throwable[] suppressed;
    private boolean silent;

    public Throwable() {
    }

    public Throwable(String message) {
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        detailMessage = message;
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean suppression, boolean trace) {
        detailMessage = message;
        this.cause = cause;
        silent = !suppression;
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause == this ? null : cause;
    }

    public Throwable initCause(Throwable cause) {
        if (this.cause != this) {
            throw new IllegalStateException("Can't overwrite cause");
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted");
        }
        this.cause = cause;
        return this;
    }

    public Throwable fillInStackTrace() {
        return this;
    }

    /** Stack traces are not modelled, and a program that looks into one would not find its methods there. */
    public StackTraceElement[] getStackTrace() {
        fencepost.Runtime.refuse("the stack trace of an exception");
        return null;
    }

    public void setStackTrace(StackTraceElement[] trace) {
    }

    public void printStackTrace() {
        System.err.println(this);
    }

    public void printStackTrace(java.io.PrintStream out) {
        out.println(this);
    }

    public final void addSuppressed(Throwable other) {
        if (other == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", other);
        }
        if (other == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (silent) {
            return;
        }
        int length = suppressed == null ? 0 : suppressed.length;
        Throwable[] more = new Throwable[length + 1];
        for (int i = 0; i < length; i++) {
            more[i] = suppressed[i];
        }
        more[length] = other;
        suppressed = more;
    }

    public final Throwable[] getSuppressed() {
        return suppressed == null ? new Throwable[0] : suppressed.clone();
    }

    public String toString() {
        String message = getLocalizedMessage();
        String name = getClass().getName();
        return message == null ? name : name + ": " + message;
    }

    public void printStackTrace(java.io.PrintWriter out) {
        out.println(this);
    }
}
