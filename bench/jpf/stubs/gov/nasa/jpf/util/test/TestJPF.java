package gov.nasa.jpf.util.test;

/**
 * What JPF's tests are written against. Each test begins with `if (verify…(…))`, which says what the
 * checker must find in the body; the command reads that from the source, so the body runs as it is.
 */
public abstract class TestJPF {
    protected static boolean verifyNoPropertyViolation(String... options) {
        return true;
    }

    protected static boolean verifyDeadlock(String... options) {
        return true;
    }

    protected static boolean verifyAssertionError(String... options) {
        return true;
    }

    protected static boolean verifyAssertionErrorDetails(String details, String... options) {
        return true;
    }

    protected static boolean verifyUnhandledException(String name, String... options) {
        return true;
    }

    protected static boolean verifyUnhandledExceptionDetails(String name, String details, String... options) {
        return true;
    }

    protected static boolean isJPFRun() {
        return true;
    }

    protected static boolean isJUnitRun() {
        return false;
    }

    protected static boolean isRunByJPF() {
        return true;
    }

    protected static void runTestsOfThisClass(String[] names) {
    }

    public static void fail(String message) {
        throw new AssertionError(message);
    }

    public static void fail() {
        throw new AssertionError();
    }

    public static void assertTrue(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void assertTrue(String message, boolean condition) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    public static void assertFalse(boolean condition) {
        assertTrue(!condition);
    }

    public static void assertFalse(String message, boolean condition) {
        assertTrue(message, !condition);
    }

    public static void assertEquals(Object expected, Object found) {
        assertTrue(java.util.Objects.equals(expected, found));
    }

    public static void assertEquals(String message, Object expected, Object found) {
        assertTrue(message, java.util.Objects.equals(expected, found));
    }

    public static void assertEquals(int expected, int found) {
        assertTrue(expected == found);
    }

    public static void assertEquals(long expected, long found) {
        assertTrue(expected == found);
    }

    public static void assertEquals(String message, int expected, int found) {
        assertTrue(message, expected == found);
    }

    public static void assertNull(Object object) {
        assertTrue(object == null);
    }

    public static void assertNotNull(Object object) {
        assertTrue(object != null);
    }

    public static void assertSame(Object expected, Object found) {
        assertTrue(expected == found);
    }

    public static void assertNotSame(Object expected, Object found) {
        assertTrue(expected != found);
    }
}
