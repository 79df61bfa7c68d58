package java.lang.reflect;

import fencepost.Members;

public final class Method extends Executable {
    public Method(Class<?> owner, int index) {
        super(owner, index);
    }

    public String getName() {
        return Members.name(owner, true, index);
    }

    public Class<?> getReturnType() {
        return Members.result(descriptor);
    }

    public Object getDefaultValue() {
        return fencepost.Annotations.defaultValue(owner, index);
    }

    public boolean isBridge() {
        return (Members.access(owner, true, index) & 0x40) != 0;
    }

    public boolean isDefault() {
        return owner.isInterface() && (getModifiers() & (Modifier.ABSTRACT | Modifier.STATIC | Modifier.PUBLIC))
            == Modifier.PUBLIC;
    }

    public Object invoke(Object object, Object... arguments) throws IllegalAccessException, InvocationTargetException {
        if (!Modifier.isStatic(getModifiers())) {
            if (object == null) {
                throw new NullPointerException();
            }
            if (!owner.isInstance(object)) {
                throw new IllegalArgumentException("object is not an instance of declaring class");
            }
        }
        Object[] fitting = fit(arguments);
        try {
            return Members.invoke(owner, index, object, fitting);
        } catch (Throwable exception) {
            throw new InvocationTargetException(exception);
        }
    }

    public boolean equals(Object other) {
        return other instanceof Method && ((Method) other).owner == owner && ((Method) other).index == index;
    }

    public String toString() {
        return modifiers() + getReturnType().getTypeName() + " " + owner.getTypeName() + "." + getName() + list()
            + thrown();
    }
}
