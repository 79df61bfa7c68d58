package java.lang.invoke;

import fencepost.Runtime;
import java.nio.ByteBuffer;
import java.nio.ByteBufferBytes;
import jdk.internal.misc.Unsafe;

/** Names a variable. Accesses through it are operations of the machine. */
public final class VarHandle {
    private final int coordinates;
    private final Class<?> owner;
    private final long offset;
    private final int type;
    private final Class<?> variable;
    /** Whether the variables are parts of an array or a buffer of bytes. */
    private final boolean view;
    /** The same, in another order than the machine's own. */
    private final boolean reversed;

    VarHandle(int coordinates, Class<?> owner, long offset, Class<?> variable) {
        this.coordinates = coordinates;
        this.owner = owner;
        this.offset = offset;
        this.type = typeNumber(variable);
        this.variable = variable;
        this.view = false;
        this.reversed = false;
    }

    VarHandle(Class<?> owner, Class<?> variable, boolean reversed) {
        this.coordinates = 2;
        this.owner = owner;
        this.offset = 0;
        this.type = typeNumber(variable);
        this.variable = variable;
        this.view = true;
        this.reversed = reversed;
    }

    static int typeNumber(Class<?> type) {
        if (!type.isPrimitive()) {
            return 8;
        }
        switch (type.getName()) {
            case "boolean":
                return 0;
            case "byte":
                return 1;
            case "short":
                return 2;
            case "char":
                return 3;
            case "int":
                return 4;
            case "long":
                return 5;
            case "float":
                return 6;
            default:
                return 7;
        }
    }

    /** Checks how the handle is used, and says where in its object the variable is. */
    private long place(int coordinates, int type) {
        if (coordinates != this.coordinates) {
            mismatch();
        }
        if (type != this.type) {
            Runtime.refuse("a variable handle that is used at another type than its variable's");
        }
        return offset;
    }

    private void mismatch() {
        throw new WrongMethodTypeException("a variable handle is used at another type");
    }

    private Class<?> owner() {
        return owner;
    }

    private boolean isView() {
        return view;
    }

    /** The bytes that a view is of. */
    private Object bytes(Object object, boolean writes) {
        check(object);
        return object instanceof ByteBuffer ? ByteBufferBytes.of((ByteBuffer) object, writes) : object;
    }

    /** Where among them a variable is. Only plain reads and writes may be at any place. */
    private long place(Object object, int index, boolean plain) {
        int size = type == 5 || type == 7 ? 8 : type == 2 || type == 3 ? 2 : 4;
        int start = 0;
        int length;
        if (object instanceof ByteBuffer) {
            start = ByteBufferBytes.start((ByteBuffer) object);
            length = ((ByteBuffer) object).limit();
        } else {
            length = ((byte[]) object).length;
            if (index < 0 || index > length - size) {
                throw new ArrayIndexOutOfBoundsException(
                    "Index " + index + " out of bounds for length " + Math.max(0, length - size + 1));
            }
        }
        java.util.Objects.checkFromIndexSize(index, size, length);
        if (!plain && (start + index) % size != 0) {
            throw new IllegalStateException("Misaligned access at index: " + index);
        }
        return Unsafe.getUnsafe().arrayBaseOffset(byte[].class) + start + index;
    }

    private int inOrder(int value) {
        if (!reversed) {
            return value;
        }
        switch (type) {
            case 2:
                return Short.reverseBytes((short) value);
            case 3:
                return Character.reverseBytes((char) value);
            default:
                return Integer.reverseBytes(value);
        }
    }

    private long inOrder(long value) {
        return reversed ? Long.reverseBytes(value) : value;
    }

    private void checkOrder() {
        if (reversed) {
            Runtime.refuse("adding to numbers in another order than the machine's is not modelled");
        }
    }

    private void check(Object object) {
        if (object != null && !owner.isInstance(object)) {
            throw new ClassCastException(
                "Cannot cast " + object.getClass().getName() + " to " + owner.getName());
        }
    }

    public static native void fullFence();

    public static native void acquireFence();

    public static native void releaseFence();

    public static native void loadLoadFence();

    public static native void storeStoreFence();

    public Class<?> varType() {
        return variable;
    }

    public java.util.List<Class<?>> coordinateTypes() {
        switch (coordinates) {
            case 0:
                return java.util.Collections.emptyList();
            case 1:
                return java.util.Collections.singletonList(owner);
            default:
                return java.util.List.of(owner, int.class);
        }
    }
}
