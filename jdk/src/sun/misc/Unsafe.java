package sun.misc;

import fencepost.Access;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;

/**
 * Accesses that programs make by offset: each is an operation of the machine. There is no memory
 * outside of objects.
 */
public final class Unsafe {
    private static final Unsafe theUnsafe = new Unsafe();
    private static final jdk.internal.misc.Unsafe ARRAYS = jdk.internal.misc.Unsafe.getUnsafe();

    public static final int INVALID_FIELD_OFFSET = -1;

    public static final int ARRAY_BOOLEAN_BASE_OFFSET = ARRAYS.arrayBaseOffset(boolean[].class);
    public static final int ARRAY_BOOLEAN_INDEX_SCALE = ARRAYS.arrayIndexScale(boolean[].class);
    public static final int ARRAY_BYTE_BASE_OFFSET = ARRAYS.arrayBaseOffset(byte[].class);
    public static final int ARRAY_BYTE_INDEX_SCALE = ARRAYS.arrayIndexScale(byte[].class);
    public static final int ARRAY_SHORT_BASE_OFFSET = ARRAYS.arrayBaseOffset(short[].class);
    public static final int ARRAY_SHORT_INDEX_SCALE = ARRAYS.arrayIndexScale(short[].class);
    public static final int ARRAY_CHAR_BASE_OFFSET = ARRAYS.arrayBaseOffset(char[].class);
    public static final int ARRAY_CHAR_INDEX_SCALE = ARRAYS.arrayIndexScale(char[].class);
    public static final int ARRAY_INT_BASE_OFFSET = ARRAYS.arrayBaseOffset(int[].class);
    public static final int ARRAY_INT_INDEX_SCALE = ARRAYS.arrayIndexScale(int[].class);
    public static final int ARRAY_LONG_BASE_OFFSET = ARRAYS.arrayBaseOffset(long[].class);
    public static final int ARRAY_LONG_INDEX_SCALE = ARRAYS.arrayIndexScale(long[].class);
    public static final int ARRAY_FLOAT_BASE_OFFSET = ARRAYS.arrayBaseOffset(float[].class);
    public static final int ARRAY_FLOAT_INDEX_SCALE = ARRAYS.arrayIndexScale(float[].class);
    public static final int ARRAY_DOUBLE_BASE_OFFSET = ARRAYS.arrayBaseOffset(double[].class);
    public static final int ARRAY_DOUBLE_INDEX_SCALE = ARRAYS.arrayIndexScale(double[].class);
    public static final int ARRAY_OBJECT_BASE_OFFSET = ARRAYS.arrayBaseOffset(Object[].class);
    public static final int ARRAY_OBJECT_INDEX_SCALE = ARRAYS.arrayIndexScale(Object[].class);

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        return theUnsafe;
    }

    public long objectFieldOffset(Field field) {
        return Access.offset(field.getDeclaringClass(), field.getName());
    }

    public int arrayBaseOffset(Class<?> array) {
        return ARRAYS.arrayBaseOffset(array);
    }

    public int arrayIndexScale(Class<?> array) {
        return ARRAYS.arrayIndexScale(array);
    }

    public int addressSize() {
        return 8;
    }

    public int pageSize() {
        return 4096;
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

    public void park(boolean absolute, long time) {
        if (absolute) {
            java.util.concurrent.locks.LockSupport.parkUntil(time);
        } else if (time == 0) {
            java.util.concurrent.locks.LockSupport.park();
        } else {
            java.util.concurrent.locks.LockSupport.parkNanos(time);
        }
    }

    public void unpark(Object thread) {
        java.util.concurrent.locks.LockSupport.unpark((Thread) thread);
    }

    public void throwException(Throwable exception) {
        Unsafe.<RuntimeException>raise(exception);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void raise(Throwable exception) throws T {
        throw (T) exception;
    }

    public native int getInt(Object object, long offset);

    public native int getIntVolatile(Object object, long offset);

    public native void putInt(Object object, long offset, int value);

    public native void putIntVolatile(Object object, long offset, int value);

    public native void putOrderedInt(Object object, long offset, int value);

    public native boolean compareAndSwapInt(Object object, long offset, int expected, int value);

    public native int getAndSetInt(Object object, long offset, int value);

    public native int getAndAddInt(Object object, long offset, int value);

    public native long getLong(Object object, long offset);

    public native long getLongVolatile(Object object, long offset);

    public native void putLong(Object object, long offset, long value);

    public native void putLongVolatile(Object object, long offset, long value);

    public native void putOrderedLong(Object object, long offset, long value);

    public native boolean compareAndSwapLong(Object object, long offset, long expected, long value);

    public native long getAndSetLong(Object object, long offset, long value);

    public native long getAndAddLong(Object object, long offset, long value);

    public native Object getObject(Object object, long offset);

    public native Object getObjectVolatile(Object object, long offset);

    public native void putObject(Object object, long offset, Object value);

    public native void putObjectVolatile(Object object, long offset, Object value);

    public native void putOrderedObject(Object object, long offset, Object value);

    public native boolean compareAndSwapObject(Object object, long offset, Object expected, Object value);

    public native Object getAndSetObject(Object object, long offset, Object value);

    public native boolean getBoolean(Object object, long offset);

    public native boolean getBooleanVolatile(Object object, long offset);

    public native void putBoolean(Object object, long offset, boolean value);

    public native void putBooleanVolatile(Object object, long offset, boolean value);

    public native byte getByte(Object object, long offset);

    public native byte getByteVolatile(Object object, long offset);

    public native void putByte(Object object, long offset, byte value);

    public native void putByteVolatile(Object object, long offset, byte value);

    public native short getShort(Object object, long offset);

    public native short getShortVolatile(Object object, long offset);

    public native void putShort(Object object, long offset, short value);

    public native void putShortVolatile(Object object, long offset, short value);

    public native char getChar(Object object, long offset);

    public native char getCharVolatile(Object object, long offset);

    public native void putChar(Object object, long offset, char value);

    public native void putCharVolatile(Object object, long offset, char value);

    public native float getFloat(Object object, long offset);

    public native float getFloatVolatile(Object object, long offset);

    public native void putFloat(Object object, long offset, float value);

    public native void putFloatVolatile(Object object, long offset, float value);

    public native double getDouble(Object object, long offset);

    public native double getDoubleVolatile(Object object, long offset);

    public native void putDouble(Object object, long offset, double value);

    public native void putDoubleVolatile(Object object, long offset, double value);
}
