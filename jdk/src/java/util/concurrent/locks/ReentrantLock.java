package java.util.concurrent.locks;

import fencepost.Runtime;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/**
 * A monitor of the machine; conditions are queues beside it. A fair lock, and one that may be asked
 * who waits for it, has a line of waiting threads instead.
 */
public class ReentrantLock implements Lock {
    private final Object monitor = new Object();
    private final boolean fair;
    private final LockInLine inLine;

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
        inLine = fair || Runtime.asksQueues() ? new LockInLine(fair) : null;
    }

    public void lock() {
        if (inLine != null) {
            inLine.lock();
        } else {
            Runtime.lock(monitor);
        }
    }

    public void lockInterruptibly() throws InterruptedException {
        Runtime.checkInterrupt();
        if (inLine != null) {
            inLine.lock(-1);
        } else {
            Runtime.tryLock(monitor, -1);
        }
    }

    public boolean tryLock() {
        return inLine != null ? inLine.tryLock() : Runtime.tryLock(monitor, 0);
    }

    public boolean tryLock(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        int millis = TimeUnit.machineMillis(amount, unit);
        return inLine != null ? inLine.lock(millis) : Runtime.tryLock(monitor, millis);
    }

    public void unlock() {
        if (inLine != null ? !inLine.release() : !Runtime.holds(monitor)) {
            throw new IllegalMonitorStateException();
        }
        if (inLine == null) {
            Runtime.unlock(monitor);
        }
    }

    public Condition newCondition() {
        return new Queue(this);
    }

    public boolean isHeldByCurrentThread() {
        return inLine != null ? inLine.held() : Runtime.holds(monitor);
    }

    public int getHoldCount() {
        return inLine != null ? inLine.holdCount() : Runtime.holdCount(monitor);
    }

    public boolean isLocked() {
        return inLine != null ? inLine.locked() : Runtime.isLocked(monitor);
    }

    public final boolean isFair() {
        return fair;
    }

    private Queue queueOf(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof Queue) || ((Queue) condition).lock != this) {
            throw new IllegalArgumentException("Not owner");
        }
        return (Queue) condition;
    }

    public boolean hasWaiters(Condition condition) {
        return getWaitQueueLength(condition) > 0;
    }

    public int getWaitQueueLength(Condition condition) {
        return queueOf(condition).length();
    }

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    public final int getQueueLength() {
        return inLine.line.length();
    }

    public final boolean hasQueuedThread(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return inLine.line.threads().contains(thread);
    }

    protected Thread getOwner() {
        if (inLine == null) {
            Runtime.refuse("asking for the owner of a lock whose threads do not stand in line is not modelled");
        }
        return inLine.owner();
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        return queueOf(condition).threads();
    }

    protected Collection<Thread> getQueuedThreads() {
        return inLine.line.threads();
    }

    public String toString() {
        return super.toString() + (isHeldByCurrentThread()
            ? "[Locked by thread " + Thread.currentThread().getName() + "]"
            : isLocked() ? "[Locked]" : "[Unlocked]");
    }

    private static final class Queue extends ConditionQueue {
        final ReentrantLock lock;

        Queue(ReentrantLock lock) {
            this.lock = lock;
        }

        boolean held() {
            return lock.isHeldByCurrentThread();
        }

        int giveBack() {
            int holds = 0;
            while (lock.isHeldByCurrentThread()) {
                lock.unlock();
                holds++;
            }
            return holds;
        }

        Object stand(Thread thread) {
            return lock.inLine != null ? lock.inLine.line.stand(thread) : null;
        }

        void takeAgain(int holds, Object place) {
            if (place != null) {
                lock.inLine.line.enterFrom(place, lock.inLine);
            }
            for (int i = place != null ? 1 : 0; i < holds; i++) {
                lock.lock();
            }
        }
    }
}
