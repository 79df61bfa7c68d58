package java.util.concurrent.locks;

import fencepost.Access;
import fencepost.Runtime;
import java.util.concurrent.TimeUnit;

/**
 * Not reentrant. Stamps change with every write lock; those of readers have their lowest bit set.
 * Whether a new reader goes ahead of a writer that waits is a choice.
 */
public class StampedLock {
    private static final long WRITER = Access.offset(StampedLock.class, "writer");
    private static final long HELD = Access.offset(StampedLock.class, "held");
    private static final long WAITING = Access.offset(StampedLock.class, "waiting");
    private static final long WRITTEN = 128;

    /** 1 while it is held for writing. */
    private volatile int writer;
    /** How often it is held in any way. */
    private volatile int held;
    /** How many writers wait. */
    private volatile int waiting;
    /** The bit {@code WRITTEN} is set while somebody writes. */
    private volatile long version = 2 * WRITTEN;

    private static boolean isReader(long stamp) {
        return (stamp & WRITTEN - 1) != 0;
    }

    private static long versionOf(long stamp) {
        return stamp & -WRITTEN;
    }

    private long takeWrite() {
        Runtime.begin();
        long stamp = write();
        Runtime.end();
        return stamp;
    }

    /** In an atomic section. */
    private long write() {
        if (held != 0) {
            return 0;
        }
        writer = 1;
        held = 1;
        version = version + WRITTEN;
        return version;
    }

    private long takeRead() {
        Runtime.begin();
        long stamp = 0;
        if (writer == 0) {
            held = held + 1;
            stamp = version + 1;
        }
        Runtime.end();
        return stamp;
    }

    private long acquire(boolean writes, int millis) throws InterruptedException {
        return writes ? acquireWrite(millis) : acquireRead(millis);
    }

    private long acquireWrite(int millis) throws InterruptedException {
        Runtime.begin();
        long stamp = write();
        if (stamp == 0 && millis != 0) {
            waiting = waiting + 1;
        }
        Runtime.end();
        if (stamp != 0 || millis == 0) {
            return stamp;
        }
        try {
            while (stamp == 0 && Runtime.awaitAtMost(this, HELD, 0, millis)) {
                // A lock that is free is not taken yet.
                Runtime.checkInterrupt();
                Runtime.begin();
                stamp = write();
                if (stamp != 0) {
                    waiting = waiting - 1;
                }
                Runtime.end();
            }
        } finally {
            if (stamp == 0) {
                Access.getAndAddInt(this, WAITING, -1);
            }
        }
        return stamp;
    }

    private long acquireRead(int millis) throws InterruptedException {
        if (waiting > 0 && millis != 0 && Runtime.choose(2) == 1
                && !Runtime.awaitAtMost(this, WAITING, 0, millis)) {
            return 0;
        }
        long stamp = takeRead();
        while (stamp == 0 && Runtime.awaitAtMost(this, WRITER, 0, millis)) {
            Runtime.checkInterrupt();
            stamp = takeRead();
        }
        return stamp;
    }

    private long uninterrupted(boolean writes) {
        boolean interrupted = false;
        while (true) {
            try {
                long stamp = acquire(writes, -1);
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return stamp;
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
    }

    public long writeLock() {
        return uninterrupted(true);
    }

    public long readLock() {
        return uninterrupted(false);
    }

    public long writeLockInterruptibly() throws InterruptedException {
        Runtime.checkInterrupt();
        return acquire(true, -1);
    }

    public long readLockInterruptibly() throws InterruptedException {
        Runtime.checkInterrupt();
        return acquire(false, -1);
    }

    public long tryWriteLock() {
        return takeWrite();
    }

    public long tryReadLock() {
        return takeRead();
    }

    public long tryWriteLock(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        return acquire(true, TimeUnit.machineMillis(amount, unit));
    }

    public long tryReadLock(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        return acquire(false, TimeUnit.machineMillis(amount, unit));
    }

    public long tryOptimisticRead() {
        long now = version;
        return (now & WRITTEN) == 0 ? now : 0;
    }

    /** Orders earlier reads before the look at the version, as a JDK does. */
    public boolean validate(long stamp) {
        java.lang.invoke.VarHandle.acquireFence();
        return stamp != 0 && versionOf(stamp) == version;
    }

    private static void refuse() {
        throw new IllegalMonitorStateException();
    }

    public void unlockWrite(long stamp) {
        Runtime.begin();
        boolean valid = writer == 1 && stamp == version;
        if (valid) {
            version = version + WRITTEN;
            held = 0;
            writer = 0;
        }
        Runtime.end();
        if (!valid) {
            refuse();
        }
    }

    public void unlockRead(long stamp) {
        Runtime.begin();
        boolean valid = writer == 0 && held > 0 && stamp == version + 1;
        if (valid) {
            held = held - 1;
        }
        Runtime.end();
        if (!valid) {
            refuse();
        }
    }

    public void unlock(long stamp) {
        if (isReader(stamp)) {
            unlockRead(stamp);
        } else {
            unlockWrite(stamp);
        }
    }

    public boolean tryUnlockWrite() {
        Runtime.begin();
        boolean valid = writer == 1;
        if (valid) {
            version = version + WRITTEN;
            held = 0;
            writer = 0;
        }
        Runtime.end();
        return valid;
    }

    public boolean tryUnlockRead() {
        Runtime.begin();
        boolean valid = writer == 0 && held > 0;
        if (valid) {
            held = held - 1;
        }
        Runtime.end();
        return valid;
    }

    public long tryConvertToWriteLock(long stamp) {
        Runtime.begin();
        long result = 0;
        if (versionOf(stamp) == version && stamp != 0) {
            if (writer == 1) {
                result = stamp;
            } else if (held == (isReader(stamp) ? 1 : 0)) {
                writer = 1;
                held = 1;
                version = version + WRITTEN;
                result = version;
            }
        }
        Runtime.end();
        return result;
    }

    public long tryConvertToReadLock(long stamp) {
        Runtime.begin();
        long result = 0;
        if (versionOf(stamp) == version && stamp != 0) {
            if (writer == 1) {
                writer = 0;
                version = version + WRITTEN;
                result = version + 1;
            } else if (isReader(stamp)) {
                result = held > 0 ? stamp : 0;
            } else {
                held = held + 1;
                result = version + 1;
            }
        }
        Runtime.end();
        return result;
    }

    public long tryConvertToOptimisticRead(long stamp) {
        Runtime.begin();
        long result = 0;
        if (versionOf(stamp) == version && stamp != 0) {
            if (writer == 1) {
                version = version + WRITTEN;
                held = 0;
                writer = 0;
                result = version;
            } else if (!isReader(stamp)) {
                result = stamp;
            } else if (held > 0) {
                held = held - 1;
                result = version;
            }
        }
        Runtime.end();
        return result;
    }

    public boolean isWriteLocked() {
        return writer != 0;
    }

    public boolean isReadLocked() {
        return getReadLockCount() > 0;
    }

    public int getReadLockCount() {
        Runtime.begin();
        int count = writer == 1 ? 0 : held;
        Runtime.end();
        return count;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & 2 * WRITTEN - 1) == WRITTEN;
    }

    public static boolean isReadLockStamp(long stamp) {
        return isReader(stamp);
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return stamp != 0 && (stamp & 2 * WRITTEN - 1) == 0;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & 2 * WRITTEN - 1) != 0;
    }

    private abstract static class Half implements Lock {
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public Lock asReadLock() {
        return new Half() {
            public void lock() {
                readLock();
            }

            public void lockInterruptibly() throws InterruptedException {
                readLockInterruptibly();
            }

            public boolean tryLock() {
                return tryReadLock() != 0;
            }

            public boolean tryLock(long amount, TimeUnit unit) throws InterruptedException {
                return tryReadLock(amount, unit) != 0;
            }

            public void unlock() {
                if (!tryUnlockRead()) {
                    refuse();
                }
            }
        };
    }

    public Lock asWriteLock() {
        return new Half() {
            public void lock() {
                writeLock();
            }

            public void lockInterruptibly() throws InterruptedException {
                writeLockInterruptibly();
            }

            public boolean tryLock() {
                return tryWriteLock() != 0;
            }

            public boolean tryLock(long amount, TimeUnit unit) throws InterruptedException {
                return tryWriteLock(amount, unit) != 0;
            }

            public void unlock() {
                if (!tryUnlockWrite()) {
                    refuse();
                }
            }
        };
    }

    public ReadWriteLock asReadWriteLock() {
        return new ReadWriteLock() {
            public Lock readLock() {
                return asReadLock();
            }

            public Lock writeLock() {
                return asWriteLock();
            }
        };
    }
}
