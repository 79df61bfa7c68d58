package java.lang.invoke;

/** Names a variable. Accesses through it are operations of the machine. */
public final class VarHandle {
    private final int coordinates;
    private final Class<?> owner;
    private final long offset;
    private final int type;
    private final Class<?> variable;

    VarHandle(int coordinates, Class<?> owner, long offset, Class<?> variable) {
        this.coordinates = coordinates;
        this.owner = owner;
        this.offset = offset;
        this.type = typeNumber(variable);
        this.variable = variable;
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
        if (coordinates != this.coordinates || type != this.type) {
            throw new WrongMethodTypeException("a variable handle is used at another type");
        }
        return offset;
    }

    private Class<?> owner() {
        return owner;
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
