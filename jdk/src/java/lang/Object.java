package java.lang;

public class Object {
    public Object() {
    }

    public final native Class<?> getClass();

    public native int hashCode();

    public boolean equals(Object other) {
        return this == other;
    }

    protected native Object clone() throws CloneNotSupportedException;

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final native void notify();

    public final native void notifyAll();

    public final void wait() throws InterruptedException {
        wait0(-1);
    }

    public final void wait(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        wait0(millis == 0 ? -1 : fencepost.Runtime.millis(millis));
    }

    public final void wait(long millis, int nanos) throws InterruptedException {
        wait(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    private final native void wait0(int millis) throws InterruptedException;

    protected void finalize() throws Throwable {
    }
}
