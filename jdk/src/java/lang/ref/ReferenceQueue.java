package java.lang.ref;

/** Always empty, because nothing is collected. */
public class ReferenceQueue<T> {
    public Reference<? extends T> poll() {
        return null;
    }
}
