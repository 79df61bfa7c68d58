package java.io;

public class UncheckedIOException extends RuntimeException {
    public UncheckedIOException(String message) {
        super(message);
    }
}
