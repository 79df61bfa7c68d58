package java.util;

public class MissingResourceException extends RuntimeException {
    public MissingResourceException() {
    }
}
