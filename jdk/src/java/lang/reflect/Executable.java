package java.lang.reflect;

import fencepost.Members;

public abstract class Executable extends AccessibleObject implements Member, GenericDeclaration {
    final Class<?> owner;
    final int index;
    final String descriptor;
    private final int access;

    Executable(Class<?> owner, int index) {
        this.owner = owner;
        this.index = index;
        descriptor = Members.descriptor(owner, true, index);
        access = Members.access(owner, true, index);
    }

    public Class<?> getDeclaringClass() {
        return owner;
    }

    public int getModifiers() {
        return access & 0xd3f;
    }

    public boolean isSynthetic() {
        return (access & 0x1000) != 0;
    }

    public boolean isVarArgs() {
        return (access & 0x80) != 0;
    }

    public Class<?>[] getParameterTypes() {
        return Members.parameters(descriptor);
    }

    public Class<?>[] getExceptionTypes() {
        java.util.ArrayList<Class<?>> all = new java.util.ArrayList<>();
        for (Class<?> at = Members.thrown(owner, index, 0); at != null; at = Members.thrown(owner, index, all.size())) {
            all.add(at);
        }
        return all.toArray(new Class<?>[0]);
    }

    @Override
    public java.lang.annotation.Annotation[] getDeclaredAnnotations() {
        return fencepost.Annotations.ofMethod(owner, index);
    }

    public java.lang.annotation.Annotation[][] getParameterAnnotations() {
        return fencepost.Annotations.ofParameters(owner, index, getParameterCount());
    }

    public int getParameterCount() {
        return getParameterTypes().length;
    }

    /** The arguments as the types of the parameters ask for them. */
    final Object[] fit(Object[] arguments) {
        Class<?>[] types = getParameterTypes();
        int count = arguments == null ? 0 : arguments.length;
        if (count != types.length) {
            throw new IllegalArgumentException("wrong number of arguments");
        }
        Object[] fitting = new Object[count];
        for (int i = 0; i < count; i++) {
            fitting[i] = Members.fit(arguments[i], types[i]);
        }
        return fitting;
    }

    final String list() {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> type : getParameterTypes()) {
            text.append(text.length() == 1 ? "" : ",").append(type.getTypeName());
        }
        return text.append(")").toString();
    }

    final String thrown() {
        StringBuilder text = new StringBuilder();
        for (Class<?> type : getExceptionTypes()) {
            text.append(text.length() == 0 ? " throws " : ",").append(type.getTypeName());
        }
        return text.toString();
    }

    final String modifiers() {
        String text = Modifier.toString(getModifiers());
        return text.isEmpty() ? "" : text + " ";
    }

    public int hashCode() {
        return owner.getName().hashCode() ^ getName().hashCode();
    }
}
