package java.lang;

public final class Class<T> implements java.io.Serializable {
    /** Whether the initialiser of the class has failed before. */
    volatile boolean failed;

    private Class() {
    }

    public native String getName();

    public native String getSimpleName();

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getCanonicalName() {
        return getTypeName().replace('$', '.');
    }

    public String getPackageName() {
        String name = getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    public native boolean isInstance(Object object);

    public native boolean isAssignableFrom(Class<?> other);

    public native boolean isInterface();

    public native boolean isArray();

    public native boolean isPrimitive();

    public native boolean isEnum();

    public native boolean isRecord();

    public native Class<? super T> getSuperclass();

    public native Class<?> getComponentType();

    private native Object[] constants();

    public native int getModifiers();

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        return isEnum() ? (T[]) constants() : null;
    }

    @SuppressWarnings("unchecked")
    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    public boolean desiredAssertionStatus() {
        return true;
    }

    public String toString() {
        return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
    }
}
