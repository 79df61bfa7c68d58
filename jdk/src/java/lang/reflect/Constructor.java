package java.lang.reflect;

import fencepost.Members;

public final class Constructor<T> extends Executable {
    public Constructor(Class<T> owner, int index) {
        super(owner, index);
    }

    public String getName() {
        return owner.getName();
    }

    @SuppressWarnings("unchecked")
    public T newInstance(Object... arguments)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        if (Modifier.isAbstract(owner.getModifiers())) {
            throw new InstantiationException();
        }
        if (owner.isEnum()) {
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        }
        Object[] fitting = fit(arguments);
        try {
            return (T) Members.invoke(owner, index, null, fitting);
        } catch (Throwable exception) {
            throw new InvocationTargetException(exception);
        }
    }

    public boolean equals(Object other) {
        return other instanceof Constructor && ((Constructor<?>) other).owner == owner
            && ((Constructor<?>) other).index == index;
    }

    public String toString() {
        return modifiers() + owner.getTypeName() + list() + thrown();
    }
}
