package fencepost;

/** Accesses to fields by offset, with the order in their names. */
public final class Access {
    private Access() {
    }

    /** The offset of a field of objects. */
    public static native long offset(Class<?> owner, String name);

    /** How the machine numbers the type of a field. */
    public static native int type(Class<?> owner, String name);

    public static native boolean isStatic(Class<?> owner, String name);

    /** What updaters of fields ask first: there is such a field. */
    private static java.lang.reflect.Field field(Class<?> owner, String name) {
        try {
            return owner.getDeclaredField(name);
        } catch (NoSuchFieldException exception) {
            throw new RuntimeException(exception);
        }
    }

    /** The type of the field. */
    public static Class<?> fieldType(Class<?> owner, String name) {
        return field(owner, name).getType();
    }

    /** The field is volatile. */
    public static void checkVolatile(Class<?> owner, String name) {
        if (!java.lang.reflect.Modifier.isVolatile(field(owner, name).getModifiers())) {
            throw new IllegalArgumentException("Must be volatile type");
        }
    }

    public static native void initialize(Class<?> owner);

    public static native int getInt(Object object, long offset);

    public static native int getIntOpaque(Object object, long offset);

    public static native int getIntAcquire(Object object, long offset);

    public static native int getIntVolatile(Object object, long offset);

    public static native void putInt(Object object, long offset, int value);

    public static native void putIntOpaque(Object object, long offset, int value);

    public static native void putIntRelease(Object object, long offset, int value);

    public static native void putIntVolatile(Object object, long offset, int value);

    public static native boolean compareAndSetInt(Object object, long offset, int expected, int value);

    public static native boolean compareAndSetIntPlain(Object object, long offset, int expected, int value);

    public static native boolean compareAndSetIntAcquire(Object object, long offset, int expected, int value);

    public static native boolean compareAndSetIntRelease(Object object, long offset, int expected, int value);

    public static native int compareAndExchangeInt(Object object, long offset, int expected, int value);

    public static native int getAndAddInt(Object object, long offset, int value);

    public static native int getAndAddIntPlain(Object object, long offset, int value);

    public static native int getAndSetInt(Object object, long offset, int value);

    public static native long getLong(Object object, long offset);

    public static native long getLongOpaque(Object object, long offset);

    public static native long getLongAcquire(Object object, long offset);

    public static native long getLongVolatile(Object object, long offset);

    public static native void putLongVolatile(Object object, long offset, long value);

    public static native void putLong(Object object, long offset, long value);

    public static native void putLongOpaque(Object object, long offset, long value);

    public static native void putLongRelease(Object object, long offset, long value);

    public static native boolean compareAndSetLong(Object object, long offset, long expected, long value);

    public static native boolean compareAndSetLongPlain(Object object, long offset, long expected, long value);

    public static native long compareAndExchangeLong(Object object, long offset, long expected, long value);

    public static native long getAndAddLong(Object object, long offset, long value);

    public static native long getAndSetLong(Object object, long offset, long value);

    public static native Object getReference(Object object, long offset);

    public static native Object getReferenceOpaque(Object object, long offset);

    public static native Object getReferenceAcquire(Object object, long offset);

    public static native Object getReferenceVolatile(Object object, long offset);

    public static native void putReference(Object object, long offset, Object value);

    public static native void putReferenceOpaque(Object object, long offset, Object value);

    public static native void putReferenceRelease(Object object, long offset, Object value);

    public static native void putReferenceVolatile(Object object, long offset, Object value);

    public static native boolean compareAndSetReference(Object object, long offset, Object expected, Object value);

    public static native boolean compareAndSetReferencePlain(Object object, long offset, Object expected, Object value);

    public static native Object compareAndExchangeReference(Object object, long offset, Object expected, Object value);

    public static native Object getAndSetReference(Object object, long offset, Object value);

    public static native int compareAndExchangeIntAcquire(Object object, long offset, int expected, int value);

    public static native int compareAndExchangeIntRelease(Object object, long offset, int expected, int value);

    public static native boolean compareAndSetLongAcquire(Object object, long offset, long expected, long value);

    public static native long compareAndExchangeLongAcquire(Object object, long offset, long expected, long value);

    public static native boolean compareAndSetLongRelease(Object object, long offset, long expected, long value);

    public static native long compareAndExchangeLongRelease(Object object, long offset, long expected, long value);

    public static native boolean compareAndSetReferenceAcquire(Object object, long offset, Object expected, Object value);

    public static native Object compareAndExchangeReferenceAcquire(Object object, long offset, Object expected, Object value);

    public static native boolean compareAndSetReferenceRelease(Object object, long offset, Object expected, Object value);

    public static native Object compareAndExchangeReferenceRelease(Object object, long offset, Object expected, Object value);
}
