package java.lang.reflect;

import fencepost.Members;

public final class Field extends AccessibleObject implements Member {
    private final Class<?> owner;
    private final int index;
    private final int access;

    public Field(Class<?> owner, int index) {
        this.owner = owner;
        this.index = index;
        access = Members.access(owner, false, index);
    }

    public Class<?> getDeclaringClass() {
        return owner;
    }

    @Override
    public java.lang.annotation.Annotation[] getDeclaredAnnotations() {
        return fencepost.Annotations.ofField(owner, index);
    }

    public String getName() {
        return Members.name(owner, false, index);
    }

    public int getModifiers() {
        return access & 0xdf;
    }

    public boolean isSynthetic() {
        return (access & 0x1000) != 0;
    }

    public boolean isEnumConstant() {
        return (access & 0x4000) != 0;
    }

    public Class<?> getType() {
        return Members.type(Members.descriptor(owner, false, index));
    }

    private void check(Object object) {
        if (Modifier.isStatic(access)) {
            return;
        }
        if (object == null) {
            throw new NullPointerException();
        }
        if (!owner.isInstance(object)) {
            throw new IllegalArgumentException("Can not get " + getType().getTypeName() + " field "
                + owner.getTypeName() + "." + getName() + " on " + object.getClass().getTypeName());
        }
    }

    public Object get(Object object) throws IllegalAccessException {
        check(object);
        return Members.get(owner, index, object);
    }

    public void set(Object object, Object value) throws IllegalAccessException {
        check(object);
        if (Modifier.isFinal(access)) {
            fencepost.Runtime.refuse("setting a final field by reflection is not modelled");
        }
        Class<?> type = getType();
        if (value == null && type.isPrimitive()) {
            throw new NullPointerException();
        }
        Members.set(owner, index, object, Members.fit(value, type));
    }

    private Object read(Object object, Class<?> type) throws IllegalAccessException {
        if (!getType().isPrimitive()) {
            throw new IllegalArgumentException("Attempt to get " + getType().getTypeName() + " field \""
                + owner.getTypeName() + "." + getName() + "\" with illegal data type conversion to " + type.getName());
        }
        return Members.fit(get(object), type);
    }

    public boolean getBoolean(Object object) throws IllegalAccessException {
        return (Boolean) read(object, boolean.class);
    }

    public void setBoolean(Object object, boolean value) throws IllegalAccessException {
        set(object, value);
    }

    public byte getByte(Object object) throws IllegalAccessException {
        return (Byte) read(object, byte.class);
    }

    public void setByte(Object object, byte value) throws IllegalAccessException {
        set(object, value);
    }

    public char getChar(Object object) throws IllegalAccessException {
        return (Character) read(object, char.class);
    }

    public void setChar(Object object, char value) throws IllegalAccessException {
        set(object, value);
    }

    public short getShort(Object object) throws IllegalAccessException {
        return (Short) read(object, short.class);
    }

    public void setShort(Object object, short value) throws IllegalAccessException {
        set(object, value);
    }

    public int getInt(Object object) throws IllegalAccessException {
        return (Integer) read(object, int.class);
    }

    public void setInt(Object object, int value) throws IllegalAccessException {
        set(object, value);
    }

    public long getLong(Object object) throws IllegalAccessException {
        return (Long) read(object, long.class);
    }

    public void setLong(Object object, long value) throws IllegalAccessException {
        set(object, value);
    }

    public float getFloat(Object object) throws IllegalAccessException {
        return (Float) read(object, float.class);
    }

    public void setFloat(Object object, float value) throws IllegalAccessException {
        set(object, value);
    }

    public double getDouble(Object object) throws IllegalAccessException {
        return (Double) read(object, double.class);
    }

    public void setDouble(Object object, double value) throws IllegalAccessException {
        set(object, value);
    }

    public boolean equals(Object other) {
        return other instanceof Field && ((Field) other).owner == owner && ((Field) other).index == index;
    }

    public int hashCode() {
        return owner.getName().hashCode() ^ getName().hashCode();
    }

    public String toString() {
        String modifiers = Modifier.toString(getModifiers());
        return (modifiers.isEmpty() ? "" : modifiers + " ") + getType().getTypeName() + " " + owner.getTypeName() + "."
            + getName();
    }
}
