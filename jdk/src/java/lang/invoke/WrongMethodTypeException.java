package java.lang.invoke;

public class WrongMethodTypeException extends RuntimeException {
    public WrongMethodTypeException() {
    }

    public WrongMethodTypeException(String message) {
        super(message);
    }

    public WrongMethodTypeException(String message, Throwable cause) {
        super(message, cause);
    }

    public WrongMethodTypeException(Throwable cause) {
        super(cause);
    }
}
