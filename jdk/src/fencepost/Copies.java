package fencepost;

/** Copies of objects, one access per element. */
final class Copies {
    private Copies() {
    }

    static Object array(Object array) {
        int length = Runtime.length(array);
        Object copy = Runtime.newArray(array, length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    static Object refuse(Object object) throws CloneNotSupportedException {
        throw new CloneNotSupportedException(object.getClass().getName());
    }
}
