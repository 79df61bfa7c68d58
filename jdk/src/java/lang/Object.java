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
        if (this instanceof Thread) {
            // Whoever is notified when a thread ends has seen it run.
            ((Thread) this).isAlive();
        }
        // A wait that ends without a reason is one whose time may be over at any moment.
        wait0(fencepost.Runtime.wakesForNothing() ? 1 : -1);
    }

    public final void wait(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        int limit = millis == 0 ? -1 : fencepost.Runtime.limitMillis(millis);
        if (limit < 0) {
            wait();
        } else {
            wait0(limit);
        }
    }

    public final void wait(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeoutMillis value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        wait(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    private final native void wait0(int millis) throws InterruptedException;

    protected void finalize() throws Throwable {
    }
}
