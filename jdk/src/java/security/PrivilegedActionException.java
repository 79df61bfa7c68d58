package java.security;

public class PrivilegedActionException extends Exception {
    private static final long serialVersionUID = 0;

    public PrivilegedActionException(Exception cause) {
        super(cause);
    }

    public Exception getException() {
        return (Exception) getCause();
    }
}
