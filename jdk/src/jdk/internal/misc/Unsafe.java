package jdk.internal.misc;

import fencepost.Access;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;

/** Accesses that classes of a JDK make by offset: each is an operation of the machine. */
public final class Unsafe {
    private static final Unsafe ONLY = new Unsafe();

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        return ONLY;
    }

    public long objectFieldOffset(Class<?> owner, String name) {
        return Access.offset(owner, name);
    }

    public long objectFieldOffset(Field field) {
        return Access.offset(field.getDeclaringClass(), field.getName());
    }

    /** Where the elements of arrays begin. */
    public native int arrayBaseOffset(Class<?> array);

    public int arrayIndexScale(Class<?> array) {
        Class<?> element = array.getComponentType();
        if (element == int.class || element == float.class) {
            return 4;
        }
        if (element == short.class || element == char.class) {
            return 2;
        }
        return element == byte.class || element == boolean.class ? 1 : 8;
    }

    public void fullFence() {
        VarHandle.fullFence();
    }

    public void loadFence() {
        VarHandle.acquireFence();
    }

    public void storeFence() {
        VarHandle.releaseFence();
    }

    public void loadLoadFence() {
        VarHandle.loadLoadFence();
    }

    public void storeStoreFence() {
        VarHandle.storeStoreFence();
    }

    public native int getInt(Object object, long offset);

    public native int getIntOpaque(Object object, long offset);

    public native int getIntAcquire(Object object, long offset);

    public native int getIntVolatile(Object object, long offset);

    public native void putInt(Object object, long offset, int value);

    public native void putIntOpaque(Object object, long offset, int value);

    public native void putIntRelease(Object object, long offset, int value);

    public native void putIntVolatile(Object object, long offset, int value);

    public native boolean compareAndSetInt(Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetInt(Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetIntPlain(Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetIntAcquire(Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetIntRelease(Object object, long offset, int expected, int value);

    public native int compareAndExchangeInt(Object object, long offset, int expected, int value);

    public native int compareAndExchangeIntAcquire(Object object, long offset, int expected, int value);

    public native int compareAndExchangeIntRelease(Object object, long offset, int expected, int value);

    public native int getAndSetInt(Object object, long offset, int value);

    public native int getAndSetIntAcquire(Object object, long offset, int value);

    public native int getAndSetIntRelease(Object object, long offset, int value);

    public native int getAndAddInt(Object object, long offset, int value);

    public native int getAndAddIntAcquire(Object object, long offset, int value);

    public native int getAndAddIntRelease(Object object, long offset, int value);

    public native int getAndBitwiseAndInt(Object object, long offset, int value);

    public native int getAndBitwiseOrInt(Object object, long offset, int value);

    public native int getAndBitwiseXorInt(Object object, long offset, int value);

    public native long getLong(Object object, long offset);

    public native long getLongOpaque(Object object, long offset);

    public native long getLongAcquire(Object object, long offset);

    public native long getLongVolatile(Object object, long offset);

    public native void putLong(Object object, long offset, long value);

    public native void putLongOpaque(Object object, long offset, long value);

    public native void putLongRelease(Object object, long offset, long value);

    public native void putLongVolatile(Object object, long offset, long value);

    public native boolean compareAndSetLong(Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLong(Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLongPlain(Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLongAcquire(Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLongRelease(Object object, long offset, long expected, long value);

    public native long compareAndExchangeLong(Object object, long offset, long expected, long value);

    public native long compareAndExchangeLongAcquire(Object object, long offset, long expected, long value);

    public native long compareAndExchangeLongRelease(Object object, long offset, long expected, long value);

    public native long getAndSetLong(Object object, long offset, long value);

    public native long getAndSetLongAcquire(Object object, long offset, long value);

    public native long getAndSetLongRelease(Object object, long offset, long value);

    public native long getAndAddLong(Object object, long offset, long value);

    public native long getAndAddLongAcquire(Object object, long offset, long value);

    public native long getAndAddLongRelease(Object object, long offset, long value);

    public native long getAndBitwiseAndLong(Object object, long offset, long value);

    public native long getAndBitwiseOrLong(Object object, long offset, long value);

    public native long getAndBitwiseXorLong(Object object, long offset, long value);

    public native Object getReference(Object object, long offset);

    public native Object getReferenceOpaque(Object object, long offset);

    public native Object getReferenceAcquire(Object object, long offset);

    public native Object getReferenceVolatile(Object object, long offset);

    public native void putReference(Object object, long offset, Object value);

    public native void putReferenceOpaque(Object object, long offset, Object value);

    public native void putReferenceRelease(Object object, long offset, Object value);

    public native void putReferenceVolatile(Object object, long offset, Object value);

    public native boolean compareAndSetReference(Object object, long offset, Object expected, Object value);

    public native boolean weakCompareAndSetReference(Object object, long offset, Object expected, Object value);

    public native boolean weakCompareAndSetReferencePlain(Object object, long offset, Object expected, Object value);

    public native boolean weakCompareAndSetReferenceAcquire(Object object, long offset, Object expected, Object value);

    public native boolean weakCompareAndSetReferenceRelease(Object object, long offset, Object expected, Object value);

    public native Object compareAndExchangeReference(Object object, long offset, Object expected, Object value);

    public native Object compareAndExchangeReferenceAcquire(Object object, long offset, Object expected, Object value);

    public native Object compareAndExchangeReferenceRelease(Object object, long offset, Object expected, Object value);

    public native Object getAndSetReference(Object object, long offset, Object value);

    public native Object getAndSetReferenceAcquire(Object object, long offset, Object value);

    public native Object getAndSetReferenceRelease(Object object, long offset, Object value);
}
