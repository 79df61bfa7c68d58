package java.util.concurrent.locks;

import fencepost.Access;
import fencepost.Runtime;
import java.util.concurrent.TimeUnit;

public class ReentrantReadWriteLock implements ReadWriteLock {
    private static final long WRITES = Access.offset(ReentrantReadWriteLock.class, "writes");
    private static final long HOLDS = Access.offset(ReentrantReadWriteLock.class, "holds");

    /** How often the writer holds the lock. */
    private volatile int writes;
    /** How often it is held in either way. */
    private volatile int holds;
    private Thread writer;
    private final ReadLock readLock = new ReadLock();
    private final WriteLock writeLock = new WriteLock();

    public ReentrantReadWriteLock() {
    }

    public ReentrantReadWriteLock(boolean fair) {
    }

    public ReadLock readLock() {
        return readLock;
    }

    public WriteLock writeLock() {
        return writeLock;
    }

    public boolean isWriteLocked() {
        return writes > 0;
    }

    public int getReadLockCount() {
        Runtime.begin();
        int readers = holds - writes;
        Runtime.end();
        return readers;
    }

    private abstract class Half implements Lock {
        abstract boolean take();

        abstract boolean await(int millis) throws InterruptedException;

        public void lock() {
            boolean interrupted = false;
            while (!take()) {
                try {
                    await(-1);
                } catch (InterruptedException exception) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        public void lockInterruptibly() throws InterruptedException {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            while (!take()) {
                await(-1);
            }
        }

        public boolean tryLock() {
            return take();
        }

        public boolean tryLock(long amount, TimeUnit unit) throws InterruptedException {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            while (!take()) {
                if (!await(TimeUnit.machineMillis(amount, unit))) {
                    return false;
                }
            }
            return true;
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public final class ReadLock extends Half {
        boolean take() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            boolean free = writes == 0 || writer == me;
            if (free) {
                holds = holds + 1;
            }
            Runtime.end();
            return free;
        }

        boolean await(int millis) throws InterruptedException {
            return Runtime.awaitAtMost(ReentrantReadWriteLock.this, WRITES, 0, millis);
        }

        public void unlock() {
            Runtime.begin();
            boolean held = holds > writes;
            if (held) {
                holds = holds - 1;
            }
            Runtime.end();
            if (!held) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
        }
    }

    public final class WriteLock extends Half {
        boolean take() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            boolean free = holds == 0 || writes > 0 && writer == me;
            if (free) {
                writer = me;
                writes = writes + 1;
                holds = holds + 1;
            }
            Runtime.end();
            return free;
        }

        boolean await(int millis) throws InterruptedException {
            return Runtime.awaitAtMost(ReentrantReadWriteLock.this, HOLDS, 0, millis);
        }

        public void unlock() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            boolean held = writes > 0 && writer == me;
            if (held) {
                holds = holds - 1;
                writes = writes - 1;
                if (writes == 0) {
                    writer = null;
                }
            }
            Runtime.end();
            if (!held) {
                throw new IllegalMonitorStateException();
            }
        }

        public boolean isHeldByCurrentThread() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            boolean held = writes > 0 && writer == me;
            Runtime.end();
            return held;
        }
    }
}
