package java.util.concurrent.locks;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;

/** A monitor of the machine; conditions are queues beside it. */
public class ReentrantLock implements Lock {
    private final Object monitor = new Object();

    public ReentrantLock() {
    }

    public ReentrantLock(boolean fair) {
    }

    public void lock() {
        Runtime.lock(monitor);
    }

    public void lockInterruptibly() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Runtime.tryLock(monitor, -1);
    }

    public boolean tryLock() {
        return Runtime.tryLock(monitor, 0);
    }

    public boolean tryLock(long amount, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return Runtime.tryLock(monitor, TimeUnit.machineMillis(amount, unit));
    }

    public void unlock() {
        if (!Runtime.holds(monitor)) {
            throw new IllegalMonitorStateException();
        }
        Runtime.unlock(monitor);
    }

    public Condition newCondition() {
        return new Queue();
    }

    public boolean isHeldByCurrentThread() {
        return Runtime.holds(monitor);
    }

    public boolean isFair() {
        return false;
    }

    /** A thread that waits for a signal. */
    private static final class Waiter {
        static final long SIGNALLED = Access.offset(Waiter.class, "signalled");

        volatile int signalled;
    }

    private final class Queue implements Condition {
        private final ArrayDeque<Waiter> waiters = new ArrayDeque<>();

        private void check() {
            if (!Runtime.holds(monitor)) {
                throw new IllegalMonitorStateException();
            }
        }

        /** Waits for a signal; says whether it came before the time was over. */
        private boolean await(int millis, boolean interruptible) throws InterruptedException {
            check();
            if (interruptible && Thread.interrupted()) {
                throw new InterruptedException();
            }
            Waiter me = new Waiter();
            Runtime.begin();
            waiters.add(me);
            Runtime.end();
            int holds = 0;
            while (Runtime.holds(monitor)) {
                Runtime.unlock(monitor);
                holds++;
            }
            boolean interrupted = false;
            while (true) {
                try {
                    Runtime.awaitAtLeast(me, Waiter.SIGNALLED, 1, millis);
                    break;
                } catch (InterruptedException exception) {
                    interrupted = true;
                    if (interruptible) {
                        break;
                    }
                }
            }
            for (int i = 0; i < holds; i++) {
                Runtime.lock(monitor);
            }
            Runtime.begin();
            boolean signalled = me.signalled != 0;
            if (!signalled) {
                waiters.remove(me);
            }
            Runtime.end();
            if (interrupted && interruptible && !signalled) {
                throw new InterruptedException();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return signalled;
        }

        public void await() throws InterruptedException {
            await(-1, true);
        }

        public void awaitUninterruptibly() {
            try {
                await(-1, false);
            } catch (InterruptedException impossible) {
                throw new Error(impossible);
            }
        }

        public long awaitNanos(long nanos) throws InterruptedException {
            return await(Runtime.nanos(nanos), true) ? 1 : 0;
        }

        public boolean await(long amount, TimeUnit unit) throws InterruptedException {
            return await(TimeUnit.machineMillis(amount, unit), true);
        }

        public void signal() {
            check();
            Runtime.begin();
            Waiter first = waiters.poll();
            if (first != null) {
                first.signalled = 1;
            }
            Runtime.end();
        }

        public void signalAll() {
            check();
            Runtime.begin();
            Waiter next = waiters.poll();
            while (next != null) {
                next.signalled = 1;
                next = waiters.poll();
            }
            Runtime.end();
        }
    }
}
