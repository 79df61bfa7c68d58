package fencepost;

/** The fields and methods of classes by number, and what their descriptors mean. */
public final class Members {
    private Members() {
    }

    /** A class by its internal name, an array by its descriptor; null if there is none. */
    public static native Class<?> named(String name);

    /** An interface that a class names; null if there are fewer. */
    public static native Class<?> interfaceAt(Class<?> owner, int index);

    /** A class that may extend a sealed one; null if there are fewer. */
    public static native Class<?> permittedAt(Class<?> owner, int index);

    public static native int count(Class<?> owner, boolean methods);

    public static native String name(Class<?> owner, boolean methods, int index);

    public static native String descriptor(Class<?> owner, boolean methods, int index);

    public static native int access(Class<?> owner, boolean methods, int index);

    public static native Object invoke(Class<?> owner, int index, Object object, Object[] arguments);

    public static native Object get(Class<?> owner, int index, Object object);

    /** The annotations of something as a text; see {@link Annotations}. */
    static native String annotations(Class<?> owner, int kind, int index);

    /** An exception that a method declares; null if there are fewer. */
    public static native Class<?> thrown(Class<?> owner, int index, int at);

    /** A proxy for interfaces, whose names have commas between them, with the fields of an object. */
    public static native Object proxy(String interfaces, Object fields);

    public static native void set(Class<?> owner, int index, Object object, Object value);

    /** The type that a descriptor begins with. */
    public static Class<?> type(String descriptor) {
        switch (descriptor.charAt(0)) {
            case 'Z':
                return boolean.class;
            case 'B':
                return byte.class;
            case 'S':
                return short.class;
            case 'C':
                return char.class;
            case 'I':
                return int.class;
            case 'J':
                return long.class;
            case 'F':
                return float.class;
            case 'D':
                return double.class;
            case 'V':
                return void.class;
            default:
                String name = descriptor.substring(0, length(descriptor));
                boolean plain = name.charAt(0) == 'L';
                Class<?> found = named(plain ? name.substring(1, name.length() - 1) : name);
                if (found == null) {
                    Runtime.refuse("the class of " + name + " is not found");
                }
                return found;
        }
    }

    /** How long the first type of a descriptor is. */
    private static int length(String descriptor) {
        int at = 0;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';') + 1 : at + 1;
    }

    public static Class<?>[] parameters(String descriptor) {
        int count = 0;
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            at += length(descriptor.substring(at));
            count++;
        }
        Class<?>[] types = new Class<?>[count];
        at = 1;
        for (int i = 0; i < count; i++) {
            String rest = descriptor.substring(at);
            types[i] = type(rest);
            at += length(rest);
        }
        return types;
    }

    public static Class<?> result(String descriptor) {
        return type(descriptor.substring(descriptor.indexOf(')') + 1));
    }

    /** A value as one of a type, widened if it is a number in a box; fails if it is of another type. */
    public static Object fit(Object value, Class<?> type) {
        if (!type.isPrimitive()) {
            if (value != null && !type.isInstance(value)) {
                throw new IllegalArgumentException("argument type mismatch");
            }
            return value;
        }
        if (value instanceof Boolean && type == boolean.class || value instanceof Character && type == char.class) {
            return value;
        }
        int from = rank(value);
        String name = type.getName();
        if (from == 0 || type == boolean.class || type == char.class) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        Number number = value instanceof Character ? (Number) (int) (Character) value : (Number) value;
        switch (name) {
            case "byte":
                return check(from, 1, number.byteValue());
            case "short":
                return check(from, 2, number.shortValue());
            case "int":
                return check(from, 3, number.intValue());
            case "long":
                return check(from, 4, number.longValue());
            case "float":
                return check(from, 5, value instanceof Long ? (float) (Long) value : number.floatValue());
            default:
                return check(from, 6, number.doubleValue());
        }
    }

    private static Object check(int from, int to, Object value) {
        if (from > to) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        return value;
    }

    private static int rank(Object value) {
        return value instanceof Byte ? 1 : value instanceof Short ? 2
            : value instanceof Integer || value instanceof Character ? 3 : value instanceof Long ? 4
            : value instanceof Float ? 5 : value instanceof Double ? 6 : 0;
    }
}
