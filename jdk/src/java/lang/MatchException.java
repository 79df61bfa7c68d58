package java.lang;

public class MatchException extends RuntimeException {
    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
