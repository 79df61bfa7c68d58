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

    @Override
    public java.lang.annotation.Annotation[] getDeclaredAnnotations() {
        fencepost.Runtime.refuse("annotations of the components of records are not modelled");
        return null;
    }

    @Override
    public java.lang.annotation.Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public <T extends java.lang.annotation.Annotation> T getAnnotation(Class<T> type) {
        return fencepost.Annotations.pick(getDeclaredAnnotations(), type);
    }
}
