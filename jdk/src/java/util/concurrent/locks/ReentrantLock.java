package java.util.concurrent.locks;

import fencepost.Runtime;
import java.util.concurrent.TimeUnit;

/** A monitor of the machine; conditions are queues beside it. */
public class ReentrantLock implements Lock {
    private final Object monitor = new Object();
    private final boolean fair;

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    public void lock() {
        Runtime.lock(monitor);
    }

    public void lockInterruptibly() throws InterruptedException {
        Runtime.checkInterrupt();
        Runtime.tryLock(monitor, -1);
    }

    public boolean tryLock() {
        return Runtime.tryLock(monitor, 0);
    }

    public boolean tryLock(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        return Runtime.tryLock(monitor, TimeUnit.machineMillis(amount, unit));
    }

    public void unlock() {
        if (!Runtime.holds(monitor)) {
            throw new IllegalMonitorStateException();
        }
        Runtime.unlock(monitor);
    }

    public Condition newCondition() {
        return new Queue(this);
    }

    public boolean isHeldByCurrentThread() {
        return Runtime.holds(monitor);
    }

    public int getHoldCount() {
        return Runtime.holdCount(monitor);
    }

    public boolean isLocked() {
        return Runtime.isLocked(monitor);
    }

    public final boolean isFair() {
        return fair;
    }

    private Queue queueOf(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof Queue) || ((Queue) condition).lock != this) {
            throw new IllegalArgumentException("not owner");
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
        Runtime.refuse("asking a lock who waits for it is not modelled");
        return 0;
    }

    public final boolean hasQueuedThread(Thread thread) {
        return hasQueuedThreads();
    }

    public String toString() {
        return super.toString() + (isLocked() ? "[Locked]" : "[Unlocked]");
    }

    private static final class Queue extends ConditionQueue {
        final ReentrantLock lock;

        Queue(ReentrantLock lock) {
            this.lock = lock;
        }

        boolean held() {
            return Runtime.holds(lock.monitor);
        }

        int giveBack() {
            int holds = 0;
            while (Runtime.holds(lock.monitor)) {
                Runtime.unlock(lock.monitor);
                holds++;
            }
            return holds;
        }

        void takeAgain(int holds) {
            for (int i = 0; i < holds; i++) {
                Runtime.lock(lock.monitor);
            }
        }
    }
}
