package java.lang.reflect;

public class UndeclaredThrowableException extends RuntimeException {
    public UndeclaredThrowableException(Throwable exception) {
        super(null, exception);
    }

    public UndeclaredThrowableException(Throwable exception, String message) {
        super(message, exception);
    }

    public Throwable getUndeclaredThrowable() {
        return getCause();
    }
}
