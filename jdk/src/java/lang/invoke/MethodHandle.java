package java.lang.invoke;

/**
 * Something that can be called. Calls whose type is that of the call itself ({@code invoke} and {@code invokeExact})
 * become calls of {@link #called}, with the arguments in an array.
 */
public abstract class MethodHandle {
    private final MethodType type;

    MethodHandle(MethodType type) {
        this.type = type;
    }

    public MethodType type() {
        return type;
    }

    /** Runs it with arguments of exactly its own types, primitive values in boxes; gives null for {@code void}. */
    abstract Object run(Object[] arguments) throws Throwable;

    /** What a call does that passes arguments of these types. */
    private Object called(Object[] arguments, String descriptor, boolean exact) throws Throwable {
        MethodType site = MethodType.fromMethodDescriptorString(descriptor, null);
        if (site.equals(type)) {
            return run(arguments);
        }
        if (exact) {
            throw new WrongMethodTypeException("expected " + type + " but found " + site);
        }
        return asType(site).run(arguments);
    }

    public Object invokeWithArguments(Object... arguments) throws Throwable {
        return asType(MethodType.genericMethodType(arguments.length)).run(arguments.clone());
    }

    public Object invokeWithArguments(java.util.List<?> arguments) throws Throwable {
        return invokeWithArguments(arguments.toArray());
    }

    public MethodHandle asType(MethodType wanted) {
        if (wanted.equals(type)) {
            return this;
        }
        if (wanted.parameterCount() != type.parameterCount()) {
            throw new WrongMethodTypeException("cannot convert " + this + " to " + wanted);
        }
        for (int i = 0; i < type.parameterCount(); i++) {
            checkConversion(wanted.parameterType(i), type.parameterType(i), wanted);
        }
        if (wanted.returnType() != void.class && type.returnType() != void.class) {
            checkConversion(type.returnType(), wanted.returnType(), wanted);
        }
        return new Converted(this, wanted);
    }

    private void checkConversion(Class<?> from, Class<?> to, MethodType wanted) {
        boolean possible;
        if (from.isPrimitive() && to.isPrimitive()) {
            possible = widens(from, to);
        } else if (from.isPrimitive()) {
            possible = to.isAssignableFrom(MethodType.boxOf(from));
        } else if (to.isPrimitive()) {
            Class<?> inner = unboxed(from);
            possible = inner != null ? widens(inner, to) : from.isAssignableFrom(MethodType.boxOf(to)) || from.isInterface();
        } else {
            possible = true;
        }
        if (!possible) {
            throw new WrongMethodTypeException("cannot convert " + this + " to " + wanted);
        }
    }

    /** The primitive type whose boxes a class has, if it is such a class. */
    private static Class<?> unboxed(Class<?> type) {
        Class<?>[] all = {boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class};
        for (Class<?> primitive : all) {
            if (MethodType.boxOf(primitive) == type) {
                return primitive;
            }
        }
        return null;
    }

    private static boolean widens(Class<?> from, Class<?> to) {
        if (from == to) {
            return true;
        }
        if (from == boolean.class || to == boolean.class || to == char.class) {
            return false;
        }
        String order = "byte short int long float double";
        return from == char.class ? to != byte.class && to != short.class
            : order.indexOf(from.getName()) < order.indexOf(to.getName());
    }

    /** A value of one type as one of another, which is known to be possible for some values. */
    static Object convert(Object value, Class<?> from, Class<?> to) {
        if (to == void.class) {
            return null;
        }
        if (from == void.class) {
            return to.isPrimitive() ? zero(to) : null;
        }
        if (!to.isPrimitive()) {
            return to.isInterface() && !from.isPrimitive() && to.isAssignableFrom(from) ? value : to.cast(value);
        }
        if (value == null) {
            throw new NullPointerException("Cannot cast null to " + to.getName());
        }
        try {
            return fencepost.Members.fit(value, to);
        } catch (IllegalArgumentException exception) {
            throw new ClassCastException(
                "Cannot cast " + value.getClass().getName() + " to " + MethodType.boxOf(to).getName());
        }
    }

    static Object zero(Class<?> type) {
        return type == boolean.class ? (Object) false : type == char.class ? (Object) '\0' : fencepost.Members.fit((byte) 0, type);
    }

    public MethodHandle bindTo(Object first) {
        if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter: " + this);
        }
        return MethodHandles.insertArguments(this, 0, type.parameterType(0).cast(first));
    }

    public MethodHandle asSpreader(Class<?> array, int count) {
        int kept = type.parameterCount() - count;
        MethodType own = type.dropParameterTypes(kept, type.parameterCount()).appendParameterTypes(array);
        MethodHandle target = this;
        return new MethodHandle(own) {
            Object run(Object[] arguments) throws Throwable {
                Object spread = arguments[kept];
                int length = spread == null && count == 0 ? 0 : java.lang.reflect.Array.getLength(spread);
                if (length != count) {
                    throw new IllegalArgumentException("array is not of length " + count);
                }
                Object[] all = java.util.Arrays.copyOf(arguments, kept + count);
                for (int i = 0; i < count; i++) {
                    Object value = java.lang.reflect.Array.get(spread, i);
                    all[kept + i] = convert(value, array.getComponentType(), target.type.parameterType(kept + i));
                }
                return target.run(all);
            }
        };
    }

    public MethodHandle asCollector(Class<?> array, int count) {
        int kept = type.parameterCount() - 1;
        Class<?>[] elements = new Class<?>[count];
        java.util.Arrays.fill(elements, array.getComponentType());
        MethodHandle target = this;
        return new MethodHandle(type.dropParameterTypes(kept, kept + 1).appendParameterTypes(elements)) {
            Object run(Object[] arguments) throws Throwable {
                Object collected = java.lang.reflect.Array.newInstance(array.getComponentType(), count);
                for (int i = 0; i < count; i++) {
                    java.lang.reflect.Array.set(collected, i, arguments[kept + i]);
                }
                Object[] all = java.util.Arrays.copyOf(arguments, kept + 1);
                all[kept] = collected;
                return target.run(all);
            }
        };
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return this;
    }

    public MethodHandle asVarargsCollector(Class<?> array) {
        return new Variable(this, array);
    }

    public MethodHandle withVarargs(boolean variable) {
        return !variable ? asFixedArity() : isVarargsCollector() ? this : asVarargsCollector(type.lastParameterType());
    }

    public String toString() {
        return "MethodHandle" + type;
    }

    /** Calls another one with converted arguments. */
    private static final class Converted extends MethodHandle {
        private final MethodHandle target;

        Converted(MethodHandle target, MethodType type) {
            super(type);
            this.target = target;
        }

        Object run(Object[] arguments) throws Throwable {
            MethodType from = type();
            MethodType to = target.type;
            Object[] all = new Object[arguments.length];
            for (int i = 0; i < all.length; i++) {
                all[i] = convert(arguments[i], from.parameterType(i), to.parameterType(i));
            }
            return convert(target.run(all), to.returnType(), from.returnType());
        }
    }

    /** Takes its last arguments as an array or one by one. */
    private static final class Variable extends MethodHandle {
        private final MethodHandle target;
        private final Class<?> array;

        Variable(MethodHandle target, Class<?> array) {
            super(target.type);
            this.target = target;
            this.array = array;
        }

        Object run(Object[] arguments) throws Throwable {
            return target.run(arguments);
        }

        @Override
        public boolean isVarargsCollector() {
            return true;
        }

        @Override
        public MethodHandle asFixedArity() {
            return target;
        }

        @Override
        public MethodHandle asType(MethodType wanted) {
            int count = target.type.parameterCount();
            boolean fits = wanted.parameterCount() == count && array.isAssignableFrom(wanted.lastParameterType());
            int collected = wanted.parameterCount() - count + 1;
            return fits || collected < 0 ? target.asType(wanted) : target.asCollector(array, collected).asType(wanted);
        }
    }
}
