package java.lang.reflect;

/** Who may access what is not checked. */
public class AccessibleObject implements AnnotatedElement {
    private boolean accessible;

    protected AccessibleObject() {
    }

    public void setAccessible(boolean accessible) {
        this.accessible = accessible;
    }

    public java.lang.annotation.Annotation[] getDeclaredAnnotations() {
        return new java.lang.annotation.Annotation[0];
    }

    public java.lang.annotation.Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    public <T extends java.lang.annotation.Annotation> T getAnnotation(Class<T> type) {
        return fencepost.Annotations.pick(getDeclaredAnnotations(), type);
    }

    public final boolean trySetAccessible() {
        accessible = true;
        return true;
    }

    public boolean isAccessible() {
        return accessible;
    }
}
