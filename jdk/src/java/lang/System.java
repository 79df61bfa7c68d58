package java.lang;

public final class System {
    // Not final, but nothing changes in programs that never name the methods that set them.
    public static java.io.PrintStream out = java.io.PrintStream.ofProgram(1);
    public static java.io.PrintStream err = java.io.PrintStream.ofProgram(2);

    public static java.io.InputStream in = new fencepost.NoInput();

    private System() {
    }

    public static native long nanoTime();

    public static native long currentTimeMillis();

    public static int identityHashCode(Object object) {
        return object == null ? 0 : fencepost.Runtime.identityHash(object);
    }

    public static void exit(int status) {
        Shutdown.exit(status);
    }

    public static void gc() {
    }

    public static String lineSeparator() {
        return "\n";
    }

    public static String getProperty(String name) {
        checkName(name);
        return properties != null ? properties.getProperty(name) : fixedProperty(name);
    }

    private static String fixedProperty(String name) {
        switch (name) {
            case "line.separator":
                return "\n";
            case "file.separator":
                return "/";
            case "path.separator":
                return ":";
            case "java.version":
            case "java.specification.version":
                return "17";
            default:
                return null;
        }
    }

    public static String getProperty(String name, String otherwise) {
        String value = getProperty(name);
        return value == null ? otherwise : value;
    }

    public static String getenv(String name) {
        return null;
    }

    public static void arraycopy(Object source, int from, Object target, int to, int count) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        int sourceLength = fencepost.Runtime.length(source);
        int targetLength = fencepost.Runtime.length(target);
        if (sourceLength < 0 || targetLength < 0) {
            Object other = sourceLength < 0 ? source : target;
            throw new ArrayStoreException("arraycopy: " + (sourceLength < 0 ? "source" : "destination") + " type "
                + other.getClass().getName() + " is not an array");
        }
        if (from < 0 || to < 0 || count < 0 || from > sourceLength - count || to > targetLength - count) {
            throw new ArrayIndexOutOfBoundsException(
                "arraycopy: " + outside(source, sourceLength, from, target, targetLength, to, count));
        }
        boolean backwards = source == target && from < to;
        int step = backwards ? -1 : 1;
        int i = backwards ? count - 1 : 0;
        if (source instanceof Object[] && target instanceof Object[]) {
            Object[] a = (Object[]) source;
            Object[] b = (Object[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof int[] && target instanceof int[]) {
            int[] a = (int[]) source;
            int[] b = (int[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof char[] && target instanceof char[]) {
            char[] a = (char[]) source;
            char[] b = (char[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof byte[] && target instanceof byte[]) {
            byte[] a = (byte[]) source;
            byte[] b = (byte[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof long[] && target instanceof long[]) {
            long[] a = (long[]) source;
            long[] b = (long[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof double[] && target instanceof double[]) {
            double[] a = (double[]) source;
            double[] b = (double[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof boolean[] && target instanceof boolean[]) {
            boolean[] a = (boolean[]) source;
            boolean[] b = (boolean[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof short[] && target instanceof short[]) {
            short[] a = (short[]) source;
            short[] b = (short[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else if (source instanceof float[] && target instanceof float[]) {
            float[] a = (float[]) source;
            float[] b = (float[]) target;
            for (int n = 0; n < count; n++, i += step) {
                b[to + i] = a[from + i];
            }
        } else {
            throw new ArrayStoreException("arraycopy: type mismatch: can not copy " + arrayName(source) + " into "
                + arrayName(target));
        }
    }

    /** What is wrong with the places of a copy. */
    private static String outside(Object source, int sourceLength, int from, Object target, int targetLength, int to, int count) {
        if (from < 0) {
            return "source index " + from + " out of bounds for " + bounded(source, sourceLength);
        }
        if (to < 0) {
            return "destination index " + to + " out of bounds for " + bounded(target, targetLength);
        }
        if (count < 0) {
            return "length " + count + " is negative";
        }
        return from > sourceLength - count
            ? "last source index " + last(from, count) + " out of bounds for " + bounded(source, sourceLength)
            : "last destination index " + last(to, count) + " out of bounds for " + bounded(target, targetLength);
    }

    private static String last(int at, int count) {
        return Integer.toUnsignedString(at + count);
    }

    private static String bounded(Object array, int length) {
        String name = arrayName(array);
        return name.substring(0, name.length() - 1) + length + "]";
    }

    private static String arrayName(Object array) {
        Class<?> element = array.getClass().getComponentType();
        return element.isPrimitive() ? element.getName() + "[]" : "object array[]";
    }

    public static java.util.Map<String, String> getenv() {
        return new java.util.HashMap<>();
    }

    public static void setIn(java.io.InputStream stream) {
        in = stream;
    }

    public static void setOut(java.io.PrintStream stream) {
        out = stream;
    }

    public static void setErr(java.io.PrintStream stream) {
        err = stream;
    }

    public static void runFinalization() {
    }

    /** What the program set itself. */
    private static java.util.Properties properties;

    public static java.util.Properties getProperties() {
        if (properties == null) {
            properties = new java.util.Properties();
            for (String name : new String[] {"line.separator", "file.separator", "path.separator", "java.version", "java.specification.version"}) {
                properties.setProperty(name, fixedProperty(name));
            }
        }
        return properties;
    }

    private static void checkName(String name) {
        if (name == null) {
            throw new NullPointerException("key can't be null");
        }
        if (name.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    public static String setProperty(String name, String value) {
        checkName(name);
        return (String) getProperties().setProperty(name, value);
    }

    public static String clearProperty(String name) {
        checkName(name);
        return (String) getProperties().remove(name);
    }

    public static SecurityManager getSecurityManager() {
        return null;
    }
}
