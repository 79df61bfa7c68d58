package java.util.concurrent;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import jdk.internal.misc.Unsafe;

/** As a JDK might have it: accesses by offset and by handle. */
public class Semaphore {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long LEFT = U.objectFieldOffset(Semaphore.class, "left");
    private static final VarHandle USES;

    static {
        try {
            USES = MethodHandles.lookup().findVarHandle(Semaphore.class, "uses", int.class);
        } catch (ReflectiveOperationException exception) {
            throw new ExceptionInInitializerError(exception);
        }
    }

    private volatile int left;
    private int uses;

    public Semaphore(int permits) {
        left = permits;
    }

    public boolean tryAcquire() {
        for (int now = left; now > 0; now = left) {
            if (U.compareAndSetInt(this, LEFT, now, now - 1)) {
                USES.getAndAdd(this, 1);
                return true;
            }
        }
        return false;
    }

    public void release() {
        U.getAndAddInt(this, LEFT, 1);
    }

    public int uses() {
        return (int) USES.getVolatile(this);
    }
}
