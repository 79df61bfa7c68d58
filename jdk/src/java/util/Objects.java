package java.util;

import java.util.function.Supplier;

public final class Objects {
    private Objects() {
    }

    public static boolean equals(Object a, Object b) {
        return a == b || a != null && a.equals(b);
    }

    public static boolean deepEquals(Object a, Object b) {
        return a == b || a != null && b != null && Arrays.deepEquals(new Object[] {a}, new Object[] {b});
    }

    public static int hashCode(Object object) {
        return object == null ? 0 : object.hashCode();
    }

    public static int hash(Object... values) {
        return Arrays.hashCode(values);
    }

    public static String toString(Object object) {
        return String.valueOf(object);
    }

    public static String toString(Object object, String otherwise) {
        return object == null ? otherwise : object.toString();
    }

    public static <T> int compare(T a, T b, Comparator<? super T> order) {
        return a == b ? 0 : order.compare(a, b);
    }

    public static <T> T requireNonNull(T object) {
        if (object == null) {
            throw new NullPointerException();
        }
        return object;
    }

    public static <T> T requireNonNull(T object, String message) {
        if (object == null) {
            throw new NullPointerException(message);
        }
        return object;
    }

    public static <T> T requireNonNull(T object, Supplier<String> message) {
        if (object == null) {
            throw new NullPointerException(message.get());
        }
        return object;
    }

    public static <T> T requireNonNullElse(T object, T otherwise) {
        return object != null ? object : requireNonNull(otherwise, "defaultObj");
    }

    public static boolean isNull(Object object) {
        return object == null;
    }

    public static boolean nonNull(Object object) {
        return object != null;
    }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }
}
