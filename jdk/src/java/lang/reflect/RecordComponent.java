package java.lang.reflect;

public final class RecordComponent implements AnnotatedElement {
    private final Field field;

    public RecordComponent(Field field) {
        this.field = field;
    }

    public String getName() {
        return field.getName();
    }

    public Class<?> getType() {
        return field.getType();
    }

    public Class<?> getDeclaringRecord() {
        return field.getDeclaringClass();
    }

    public Method getAccessor() {
        try {
            return getDeclaringRecord().getDeclaredMethod(getName());
        } catch (NoSuchMethodException exception) {
            return null;
        }
    }

    public String toString() {
        return getType().getTypeName() + " " + getName();
    }
}
