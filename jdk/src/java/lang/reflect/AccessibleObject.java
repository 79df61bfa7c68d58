package java.lang.reflect;

/** Who may access what is not checked. */
public class AccessibleObject implements AnnotatedElement {
    private boolean accessible;

    protected AccessibleObject() {
    }

    public void setAccessible(boolean accessible) {
        this.accessible = accessible;
    }

    public final boolean trySetAccessible() {
        accessible = true;
        return true;
    }

    public boolean isAccessible() {
        return accessible;
    }
}
