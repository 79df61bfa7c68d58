package java.util.concurrent;

import fencepost.Access;
import fencepost.Line;
import fencepost.Runtime;
import java.util.Collection;

public class Semaphore {
    private static final long PERMITS = Access.offset(Semaphore.class, "permits");

    private volatile int permits;
    private final boolean fair;
    /**
     * Where threads wait if their order is promised, or asked for, or matters because one who waits for
     * more than there is keeps those behind it waiting.
     */
    private final Line line;

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
        this.fair = fair;
        line = fair || Runtime.asksQueues() || Runtime.acquiresSeveral() ? new Line() : null;
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

    /** Takes a permit once there is one. */
    private void take() throws InterruptedException {
        Runtime.awaitPositiveThenBegin(this, PERMITS);
        permits = permits - 1;
        Runtime.end();
    }

    public void acquire() throws InterruptedException {
        Runtime.checkInterrupt();
        if (line != null) {
            line.enter(new Take(this, 1), !fair, -1);
        } else {
            take();
        }
    }

    public void acquire(int count) throws InterruptedException {
        check(count);
        Runtime.checkInterrupt();
        if (line != null) {
            line.enter(new Take(this, count), !fair, -1);
            return;
        }
        while (!tryAcquire(count)) {
            Runtime.awaitAtLeast(this, PERMITS, count, -1);
            // A permit that is there is not taken yet.
            Runtime.checkInterrupt();
        }
    }

    public void acquireUninterruptibly() {
        if (line != null) {
            line.enter(new Take(this, 1), !fair);
            return;
        }
        boolean interrupted = false;
        for (boolean taken = false; !taken;) {
            try {
                take();
                taken = true;
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public void acquireUninterruptibly(int count) {
        check(count);
        if (line != null) {
            line.enter(new Take(this, count), !fair);
            return;
        }
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
        check(count);
        Runtime.checkInterrupt();
        if (line != null) {
            return line.enter(new Take(this, count), !fair, unit.millis(amount));
        }
        while (!tryAcquire(count)) {
            if (!Runtime.awaitAtLeast(this, PERMITS, count, unit.millis(amount))) {
                return false;
            }
            Runtime.checkInterrupt();
        }
        return true;
    }

    public void release() {
        release(1);
    }

    public void release(int count) {
        check(count);
        Runtime.begin();
        int now = permits;
        boolean fits = now + count >= now;
        if (fits) {
            permits = now + count;
            if (line != null) {
                line.advance();
            }
        }
        Runtime.end();
        if (!fits) {
            throw new Error("Maximum permit count exceeded");
        }
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

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    public final int getQueueLength() {
        return line.length();
    }

    protected Collection<Thread> getQueuedThreads() {
        return line.threads();
    }

    protected void reducePermits(int count) {
        check(count);
        Runtime.begin();
        int now = permits;
        boolean fits = now - count <= now;
        if (fits) {
            permits = now - count;
        }
        Runtime.end();
        if (!fits) {
            throw new Error("Permit count underflow");
        }
    }

    public String toString() {
        return super.toString() + "[Permits = " + permits + "]";
    }

    private static final class Take implements Line.Attempt {
        private final Semaphore semaphore;
        private final int count;

        Take(Semaphore semaphore, int count) {
            this.semaphore = semaphore;
            this.count = count;
        }

        public boolean take() {
            boolean enough = semaphore.permits >= count;
            if (enough) {
                semaphore.permits = semaphore.permits - count;
            }
            return enough;
        }

        public boolean shared() {
            return true;
        }
    }
}
