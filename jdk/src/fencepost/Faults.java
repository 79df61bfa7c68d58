package fencepost;

/**
 * How the machine throws. Texts are put together by calls into the machine: nearly every operation
 * can fail, and what failing touches counts as what it may touch.
 */
final class Faults {
    private Faults() {
    }

    static void nullPointer() {
        throw new NullPointerException();
    }

    static void arrayIndex(int index, int length) {
        String start = Strings.concat("Index ", Strings.number(index));
        String end = Strings.concat(" out of bounds for length ", Strings.number(length));
        throw new ArrayIndexOutOfBoundsException(Strings.concat(start, end));
    }

    static void arithmetic() {
        throw new ArithmeticException("/ by zero");
    }

    static void overflow() {
        throw new ArithmeticException("overflow");
    }

    static void classCast(Class<?> from, Class<?> to) {
        if (from == null || to == null) {
            throw new ClassCastException();
        }
        throw new ClassCastException(castMessage(from, to));
    }

    private static native String castMessage(Class<?> from, Class<?> to);

    static void arrayStore(Class<?> found) {
        throw found == null ? new ArrayStoreException() : new ArrayStoreException(found.getName());
    }

    static void negativeArraySize(int length) {
        throw new NegativeArraySizeException(Strings.number(length));
    }

    static void outOfMemory() {
        throw new OutOfMemoryError("Java heap space");
    }

    static void stackOverflow() {
        throw new StackOverflowError();
    }

    static void monitorState() {
        throw new IllegalMonitorStateException("current thread is not owner");
    }

    static void threadState() {
        throw new IllegalThreadStateException();
    }

    static void argument() {
        throw new IllegalArgumentException();
    }

    static void numberFormat() {
        throw new NumberFormatException();
    }

    static void illegalState() {
        throw new IllegalStateException();
    }

    static void interrupted() throws InterruptedException {
        throw new InterruptedException();
    }

    static void cloneNotSupported(Object object) throws CloneNotSupportedException {
        throw new CloneNotSupportedException(object.getClass().getName());
    }

    static void classInitialization(Throwable cause, Class<?> owner, boolean again) {
        if (again) {
            throw new NoClassDefFoundError(Strings.concat("Could not initialize class ", owner.getName()));
        }
        if (cause instanceof Error) {
            throw (Error) cause;
        }
        throw new ExceptionInInitializerError(cause);
    }
}
