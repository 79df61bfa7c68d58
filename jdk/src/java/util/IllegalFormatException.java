package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    public IllegalFormatException() {
    }

    public IllegalFormatException(String message) {
        super(message);
    }
}
