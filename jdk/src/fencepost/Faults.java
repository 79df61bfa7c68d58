package fencepost;

/** How the machine throws. */
final class Faults {
    private Faults() {
    }

    static void nullPointer() {
        throw new NullPointerException();
    }

    static void arrayIndex(int index, int length) {
        throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
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
        String module = module(from);
        String other = module(to);
        String a = from.getName();
        String b = to.getName();
        throw new ClassCastException("class " + a + " cannot be cast to class " + b + " ("
            + (module.equals(other) ? a + " and " + b + " are in " + module
                : a + " is in " + module + "; " + b + " is in " + other) + ")");
    }

    /** Where a class is from, in the words of messages. */
    private static String module(Class<?> type) {
        while (type.isArray()) {
            type = type.getComponentType();
        }
        boolean own = !type.isPrimitive() && !type.getName().startsWith("java.");
        return own ? "unnamed module of loader 'app'" : "module java.base of loader 'bootstrap'";
    }

    static void arrayStore(Class<?> found) {
        throw found == null ? new ArrayStoreException() : new ArrayStoreException(found.getName());
    }

    static void negativeArraySize(int length) {
        throw new NegativeArraySizeException(Integer.toString(length));
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
            throw new NoClassDefFoundError("Could not initialize class " + owner.getName());
        }
        if (cause instanceof Error) {
            throw (Error) cause;
        }
        throw new ExceptionInInitializerError(cause);
    }
}
