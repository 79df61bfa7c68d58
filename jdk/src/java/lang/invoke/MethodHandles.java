package java.lang.invoke;

import fencepost.Access;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

public class MethodHandles {
    private MethodHandles() {
    }

    public static Lookup lookup() {
        return Lookup.PUBLIC;
    }

    public static Lookup privateLookupIn(Class<?> target, Lookup caller) {
        return Lookup.PUBLIC;
    }

    public static VarHandle arrayElementVarHandle(Class<?> array) {
        return new VarHandle(2, array, 0, array.getComponentType());
    }

    /** Numbers in arrays of bytes. */
    public static VarHandle byteArrayViewVarHandle(Class<?> array, ByteOrder order) {
        return view(byte[].class, array, order);
    }

    /** Numbers in buffers of bytes. */
    public static VarHandle byteBufferViewVarHandle(Class<?> array, ByteOrder order) {
        return view(ByteBuffer.class, array, order);
    }

    private static VarHandle view(Class<?> owner, Class<?> array, ByteOrder order) {
        if (!array.isArray()) {
            throw new IllegalArgumentException("not an array type: " + array.getName());
        }
        Class<?> number = array.getComponentType();
        if (!number.isPrimitive() || number == boolean.class || number == byte.class) {
            throw new UnsupportedOperationException();
        }
        boolean reversed = order != ByteOrder.nativeOrder();
        if (reversed && (number == float.class || number == double.class)) {
            fencepost.Runtime.refuse("a view of floats in another order than the machine's is not modelled");
        }
        return new VarHandle(owner, number, reversed);
    }

    public static Lookup publicLookup() {
        return Lookup.PUBLIC;
    }

    private static MethodHandle made(MethodType type, Body body) {
        return new MethodHandle(type) {
            Object run(Object[] arguments) throws Throwable {
                return body.run(arguments);
            }
        };
    }

    /** What a handle does. */
    private interface Body {
        Object run(Object[] arguments) throws Throwable;
    }

    public static MethodHandle insertArguments(MethodHandle target, int at, Object... values) {
        MethodType type = target.type();
        Object[] inserted = values.clone();
        if (at < 0 || at + inserted.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        for (int i = 0; i < inserted.length; i++) {
            inserted[i] = MethodHandle.convert(inserted[i], Object.class, type.parameterType(at + i));
        }
        return made(type.dropParameterTypes(at, at + inserted.length), arguments -> {
            Object[] all = new Object[arguments.length + inserted.length];
            System.arraycopy(arguments, 0, all, 0, at);
            System.arraycopy(inserted, 0, all, at, inserted.length);
            System.arraycopy(arguments, at, all, at + inserted.length, arguments.length - at);
            return target.run(all);
        });
    }

    public static MethodHandle dropArguments(MethodHandle target, int at, Class<?>... types) {
        return made(target.type().insertParameterTypes(at, types), arguments -> {
            Object[] all = new Object[arguments.length - types.length];
            System.arraycopy(arguments, 0, all, 0, at);
            System.arraycopy(arguments, at + types.length, all, at, all.length - at);
            return target.run(all);
        });
    }

    public static MethodHandle dropArguments(MethodHandle target, int at, java.util.List<Class<?>> types) {
        return dropArguments(target, at, types.toArray(new Class<?>[0]));
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType type, int... order) {
        MethodType own = target.type();
        boolean fits = order.length == own.parameterCount() && own.returnType() == type.returnType();
        for (int i = 0; fits && i < order.length; i++) {
            fits = order[i] >= 0 && order[i] < type.parameterCount()
                && own.parameterType(i) == type.parameterType(order[i]);
        }
        if (!fits) {
            throw new IllegalArgumentException("bad reorder array");
        }
        return made(type, arguments -> {
            Object[] all = new Object[order.length];
            for (int i = 0; i < all.length; i++) {
                all[i] = arguments[order[i]];
            }
            return target.run(all);
        });
    }

    public static MethodHandle filterArguments(MethodHandle target, int at, MethodHandle... filters) {
        MethodType type = target.type();
        for (int i = 0; i < filters.length; i++) {
            if (filters[i] != null) {
                MethodType own = filters[i].type();
                if (own.parameterCount() != 1 || own.returnType() != type.parameterType(at + i)) {
                    throw new IllegalArgumentException("target and filter types do not match: " + type + ", " + own);
                }
                type = type.changeParameterType(at + i, own.parameterType(0));
            }
        }
        return made(type, arguments -> {
            Object[] all = arguments.clone();
            for (int i = 0; i < filters.length; i++) {
                if (filters[i] != null) {
                    all[at + i] = filters[i].run(new Object[] {arguments[at + i]});
                }
            }
            return target.run(all);
        });
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        MethodType own = filter.type();
        boolean isVoid = target.type().returnType() == void.class;
        boolean fits = own.parameterCount() == (isVoid ? 0 : 1)
            && (isVoid || own.parameterType(0) == target.type().returnType());
        if (!fits) {
            throw new IllegalArgumentException(
                "target and filter types do not match: " + target.type() + ", " + own);
        }
        return made(target.type().changeReturnType(own.returnType()), arguments -> {
            Object value = target.run(arguments);
            return filter.run(isVoid ? new Object[0] : new Object[] {value});
        });
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        boolean isVoid = combiner.type().returnType() == void.class;
        MethodType type = isVoid ? target.type() : target.type().dropParameterTypes(0, 1);
        int count = combiner.type().parameterCount();
        return made(type, arguments -> {
            Object value = combiner.run(java.util.Arrays.copyOf(arguments, count));
            if (isVoid) {
                return target.run(arguments);
            }
            Object[] all = new Object[arguments.length + 1];
            all[0] = value;
            System.arraycopy(arguments, 0, all, 1, arguments.length);
            return target.run(all);
        });
    }

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        if (!target.type().equals(fallback.type())) {
            throw new IllegalArgumentException(
                "target and fallback types must match: " + target.type() + " != " + fallback.type());
        }
        if (test.type().returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type());
        }
        int count = test.type().parameterCount();
        return made(target.type(), arguments -> {
            Object[] tested = java.util.Arrays.copyOf(arguments, count);
            return ((Boolean) test.run(tested) ? target : fallback).run(arguments);
        });
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> type, MethodHandle handler) {
        int count = handler.type().parameterCount() - 1;
        return made(target.type(), arguments -> {
            try {
                return target.run(arguments);
            } catch (Throwable exception) {
                if (!type.isInstance(exception)) {
                    throw exception;
                }
                Object[] all = new Object[count + 1];
                all[0] = exception;
                System.arraycopy(arguments, 0, all, 1, count);
                return handler.run(all);
            }
        });
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        Object kept = MethodHandle.convert(value, Object.class, type);
        return made(MethodType.methodType(type), arguments -> kept);
    }

    public static MethodHandle identity(Class<?> type) {
        return made(MethodType.methodType(type, type), arguments -> arguments[0]);
    }

    public static MethodHandle zero(Class<?> type) {
        Object value = type.isPrimitive() && type != void.class ? MethodHandle.zero(type) : null;
        return made(MethodType.methodType(type), arguments -> value);
    }

    public static MethodHandle throwException(Class<?> result, Class<? extends Throwable> type) {
        return made(MethodType.methodType(result, type), arguments -> {
            throw (Throwable) arguments[0];
        });
    }

    public static MethodHandle arrayElementGetter(Class<?> array) {
        MethodType type = MethodType.methodType(array.getComponentType(), array, int.class);
        return made(type, arguments -> java.lang.reflect.Array.get(arguments[0], (Integer) arguments[1]));
    }

    public static MethodHandle arrayElementSetter(Class<?> array) {
        MethodType type = MethodType.methodType(void.class, array, int.class, array.getComponentType());
        return made(type, arguments -> {
            java.lang.reflect.Array.set(arguments[0], (Integer) arguments[1], arguments[2]);
            return null;
        });
    }

    /** Gives handles of variables and methods; who may look up what is not checked. */
    public static final class Lookup {
        static final Lookup PUBLIC = new Lookup();

        private Lookup() {
        }

        public MethodHandle findStatic(Class<?> owner, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return method(owner, name, type, true);
        }

        public MethodHandle findVirtual(Class<?> owner, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (owner == MethodHandle.class || owner == VarHandle.class) {
                fencepost.Runtime.refuse("handles of methods of handles are not modelled");
            }
            return method(owner, name, type, false);
        }

        public MethodHandle findConstructor(Class<?> owner, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            int found = declared(owner, "<init>", type.toMethodDescriptorString());
            if (found < 0 || owner == String.class) {
                throw missing(owner, "<init>", type);
            }
            return ofMember(owner, found, type.changeReturnType(owner), 0);
        }

        public MethodHandle unreflect(java.lang.reflect.Method method) throws IllegalAccessException {
            MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
            boolean isStatic = java.lang.reflect.Modifier.isStatic(method.getModifiers());
            try {
                return method(method.getDeclaringClass(), method.getName(), type, isStatic);
            } catch (NoSuchMethodException exception) {
                throw new IllegalAccessException(exception.getMessage());
            }
        }

        public MethodHandle unreflectConstructor(java.lang.reflect.Constructor<?> constructor) throws IllegalAccessException {
            try {
                MethodType type = MethodType.methodType(void.class, constructor.getParameterTypes());
                return findConstructor(constructor.getDeclaringClass(), type);
            } catch (NoSuchMethodException exception) {
                throw new IllegalAccessException(exception.getMessage());
            }
        }

        public MethodHandle findGetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            java.lang.reflect.Field field = ofField(owner, name, type, false);
            return made(MethodType.methodType(type, owner), arguments -> field.get(arguments[0]));
        }

        public MethodHandle findStaticGetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            java.lang.reflect.Field field = ofField(owner, name, type, true);
            return made(MethodType.methodType(type), arguments -> field.get(null));
        }

        public MethodHandle findSetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            java.lang.reflect.Field field = writable(ofField(owner, name, type, false));
            return made(MethodType.methodType(void.class, owner, type), arguments -> {
                field.set(arguments[0], arguments[1]);
                return null;
            });
        }

        public MethodHandle findStaticSetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            java.lang.reflect.Field field = writable(ofField(owner, name, type, true));
            return made(MethodType.methodType(void.class, type), arguments -> {
                field.set(null, arguments[0]);
                return null;
            });
        }

        private static java.lang.reflect.Field writable(java.lang.reflect.Field field) throws IllegalAccessException {
            if (java.lang.reflect.Modifier.isFinal(field.getModifiers())) {
                throw new IllegalAccessException("final field has no write access: " + field.getName());
            }
            return field;
        }

        private static java.lang.reflect.Field ofField(Class<?> owner, String name, Class<?> type, boolean isStatic)
                throws NoSuchFieldException, IllegalAccessException {
            for (Class<?> at = owner; at != null; at = at.getSuperclass()) {
                for (java.lang.reflect.Field field : at.getDeclaredFields()) {
                    if (field.getName().equals(name) && field.getType() == type) {
                        if (java.lang.reflect.Modifier.isStatic(field.getModifiers()) != isStatic) {
                            throw new IllegalAccessException(owner.getName() + "." + name);
                        }
                        return field;
                    }
                }
            }
            if (owner.getName().startsWith("java.")) {
                fencepost.Runtime.refuse("the field `" + owner.getName() + "." + name + "` is not modelled");
            }
            throw new NoSuchFieldException("no such field: " + owner.getName() + "." + name + "/" + type.getName());
        }

        private static int declared(Class<?> owner, String name, String descriptor) {
            int count = fencepost.Members.count(owner, true);
            for (int i = 0; i < count; i++) {
                if (name.equals(fencepost.Members.name(owner, true, i))
                    && descriptor.equals(fencepost.Members.descriptor(owner, true, i))) {
                    return i;
                }
            }
            return -1;
        }

        private static NoSuchMethodException missing(Class<?> owner, String name, MethodType type) {
            if (owner.getName().startsWith("java.")) {
                // A JDK's class has it; the stand-in for that class may not.
                fencepost.Runtime.refuse("the method `" + owner.getName() + "." + name + "` is not modelled");
            }
            return new NoSuchMethodException("no such method: " + owner.getName() + "." + name + type);
        }

        private static MethodHandle method(Class<?> owner, String name, MethodType type, boolean isStatic)
                throws NoSuchMethodException, IllegalAccessException {
            String descriptor = type.toMethodDescriptorString();
            MethodHandle found = inherited(owner, owner, name, descriptor, type, isStatic);
            if (found == null && owner.isInterface()) {
                found = inherited(Object.class, owner, name, descriptor, type, isStatic);
            }
            if (found == null) {
                throw missing(owner, name, type);
            }
            return found;
        }

        private static MethodHandle inherited(Class<?> at, Class<?> owner, String name, String descriptor, MethodType type,
                boolean isStatic) throws IllegalAccessException {
            if (at == null || name.startsWith("<")) {
                return null;
            }
            int found = declared(at, name, descriptor);
            if (found >= 0) {
                int access = fencepost.Members.access(at, true, found);
                if (java.lang.reflect.Modifier.isStatic(access) != isStatic) {
                    throw new IllegalAccessException("no such method: " + owner.getName() + "." + name + type);
                }
                MethodHandle handle = ofMember(at, found, isStatic ? type : type.insertParameterTypes(0, owner), isStatic ? 0 : 1);
                return (access & 0x80) != 0 ? handle.asVarargsCollector(type.lastParameterType()) : handle;
            }
            MethodHandle above = inherited(at.getSuperclass(), owner, name, descriptor, type, isStatic);
            for (Class<?> parent : at.getInterfaces()) {
                above = above != null ? above : inherited(parent, owner, name, descriptor, type, isStatic);
            }
            return above;
        }

        /** Calls a method or constructor; the first of the arguments is the object if there is one. */
        private static MethodHandle ofMember(Class<?> owner, int index, MethodType type, int objects) {
            return made(type, arguments -> {
                if (objects == 0) {
                    return fencepost.Members.invoke(owner, index, null, arguments);
                }
                Object object = java.util.Objects.requireNonNull(arguments[0]);
                Object[] rest = java.util.Arrays.copyOfRange(arguments, 1, arguments.length);
                return fencepost.Members.invoke(owner, index, object, rest);
            });
        }

        public Class<?> lookupClass() {
            fencepost.Runtime.refuse("the class that looks members up is not modelled");
            return null;
        }

        public VarHandle findVarHandle(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(1, owner, name, type);
        }

        public VarHandle findStaticVarHandle(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            Access.initialize(owner);
            return field(0, owner, name, type);
        }

        private static VarHandle field(int coordinates, Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            int number = Access.type(owner, name);
            if (number < 0 && owner.getName().startsWith("java.")) {
                // A JDK's class has it; the stand-in for that class may not.
                fencepost.Runtime.refuse("the field `" + owner.getName() + "." + name + "` is not modelled");
            }
            if (number < 0 || number != VarHandle.typeNumber(type)) {
                throw new NoSuchFieldException("no such field: " + owner.getName() + "." + name);
            }
            if (Access.isStatic(owner, name) != (coordinates == 0)) {
                throw new IllegalAccessException(owner.getName() + "." + name);
            }
            return new VarHandle(coordinates, owner, Access.offset(owner, name), type);
        }
    }
}
