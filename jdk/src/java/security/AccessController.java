package java.security;

/** Runs what it is given: nothing is checked. */
public final class AccessController {
    private AccessController() {
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action) {
        return action.run();
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action) throws PrivilegedActionException {
        try {
            return action.run();
        } catch (RuntimeException exception) {
            throw exception;
        } catch (Exception exception) {
            throw new PrivilegedActionException(exception);
        }
    }
}
