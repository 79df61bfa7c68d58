package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

public class Semaphore {
    private static final long PERMITS = Access.offset(Semaphore.class, "permits");

    private volatile int permits;
    private final boolean fair;

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
        this.fair = fair;
    }

    private static void check(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int count) {
        check(count);
        Runtime.begin();
        int now = permits;
        boolean taken = now >= count;
        if (taken) {
            permits = now - count;
        }
        Runtime.end();
        return taken;
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public void acquire(int count) throws InterruptedException {
        Runtime.checkInterrupt();
        while (!tryAcquire(count)) {
            Runtime.awaitAtLeast(this, PERMITS, count, -1);
        }
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    public void acquireUninterruptibly(int count) {
        boolean interrupted = false;
        while (!tryAcquire(count)) {
            try {
                Runtime.awaitAtLeast(this, PERMITS, count, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public boolean tryAcquire(long amount, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1, amount, unit);
    }

    public boolean tryAcquire(int count, long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        while (!tryAcquire(count)) {
            if (!Runtime.awaitAtLeast(this, PERMITS, count, unit.millis(amount))) {
                return false;
            }
        }
        return true;
    }

    public void release() {
        release(1);
    }

    public void release(int count) {
        check(count);
        Access.getAndAddInt(this, PERMITS, count);
    }

    public int availablePermits() {
        return permits;
    }

    public int drainPermits() {
        return Access.getAndSetInt(this, PERMITS, 0);
    }

    public boolean isFair() {
        return fair;
    }

    protected void reducePermits(int count) {
        check(count);
        Access.getAndAddInt(this, PERMITS, -count);
    }

    public String toString() {
        return super.toString() + "[Permits = " + permits + "]";
    }
}
