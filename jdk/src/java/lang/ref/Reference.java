package java.lang.ref;

/** Strong: what it refers to stays until it is cleared. */
public abstract class Reference<T> {
    private volatile T referent;

    Reference(T referent) {
        this.referent = referent;
    }

    public T get() {
        return referent;
    }

    public final boolean refersTo(T object) {
        return referent == object;
    }

    public void clear() {
        referent = null;
    }

    public boolean enqueue() {
        return false;
    }

    public static void reachabilityFence(Object object) {
    }
}
