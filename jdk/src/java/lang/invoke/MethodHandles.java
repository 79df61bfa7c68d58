package java.lang.invoke;

import fencepost.Access;

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

    /** Gives variable handles; who may look up what is not checked. */
    public static final class Lookup {
        static final Lookup PUBLIC = new Lookup();

        private Lookup() {
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
