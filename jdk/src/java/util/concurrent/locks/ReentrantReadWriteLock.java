package java.util.concurrent.locks;

import fencepost.Access;
import fencepost.Line;
import fencepost.Runtime;
import java.util.Collection;
import java.util.HashMap;
import java.util.concurrent.TimeUnit;

/**
 * Whether a new reader goes ahead of a writer that waits is a choice. The threads that wait for a
 * fair lock, or for one that may be asked about them, stand in line.
 */
public class ReentrantReadWriteLock implements ReadWriteLock {
    private static final long WRITES = Access.offset(ReentrantReadWriteLock.class, "writes");
    private static final long HOLDS = Access.offset(ReentrantReadWriteLock.class, "holds");
    private static final long WAITING = Access.offset(ReentrantReadWriteLock.class, "waiting");

    /** How often the writer holds the lock. */
    private volatile int writes;
    /** How often it is held in either way. */
    private volatile int holds;
    /** How many writers wait. */
    private volatile int waiting;
    private Thread writer;
    /** How often each thread holds the lock for reading. */
    private final HashMap<Thread, Integer> readers = new fencepost.Uncounted<>();
    private final boolean fair;
    private final Line line;
    private final ReadLock readLock = new ReadLock(this);
    private final WriteLock writeLock = new WriteLock(this);

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        this.fair = fair;
        line = fair || Runtime.asksQueues() ? new Line() : null;
    }

    public ReadLock readLock() {
        return readLock;
    }

    public WriteLock writeLock() {
        return writeLock;
    }

    public final boolean isFair() {
        return fair;
    }

    public boolean isWriteLocked() {
        return writes > 0;
    }

    public boolean isWriteLockedByCurrentThread() {
        return writeLock.isHeldByCurrentThread();
    }

    public int getWriteHoldCount() {
        return writeLock.getHoldCount();
    }

    public int getReadLockCount() {
        Runtime.begin();
        int count = holds - writes;
        Runtime.end();
        return count;
    }

    public int getReadHoldCount() {
        Thread me = Thread.currentThread();
        Runtime.begin();
        int count = readers.getOrDefault(me, 0);
        Runtime.end();
        return count;
    }

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    public final int getQueueLength() {
        return line.length();
    }

    public final boolean hasQueuedThread(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return line.threads().contains(thread);
    }

    protected Thread getOwner() {
        Runtime.begin();
        Thread owner = writes > 0 ? writer : null;
        Runtime.end();
        return owner;
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        return queueOf(condition).threads();
    }

    protected Collection<Thread> getQueuedThreads() {
        return line.threads();
    }

    /** Lets the first one in line try; called where nobody else moves. */
    private void advance() {
        if (line != null) {
            line.advance();
        }
    }

    public String toString() {
        Runtime.begin();
        String text = super.toString() + "[Write locks = " + writes + ", Read locks = " + (holds - writes) + "]";
        Runtime.end();
        return text;
    }

    private abstract static class Half implements Lock, Line.Attempt {
        final ReentrantReadWriteLock lock;

        Half(ReentrantReadWriteLock lock) {
            this.lock = lock;
        }

        /** Whether a fair lock lets the running thread go ahead: it has a part of the lock already. */
        abstract boolean goesAhead();

        abstract boolean await(int millis) throws InterruptedException;

        /** Called before a thread waits, and after. */
        void waits(int change) {
        }

        /** Lets a waiting thread of the other kind go first. */
        void yieldTo() throws InterruptedException {
        }

        /** Whether the running thread goes ahead of others although nothing says so. */
        private boolean overtakes() {
            return lock.line.length() == 0 || Runtime.choose(2) == 0;
        }

        /** Takes the lock within a time; false if that was over. */
        final boolean acquire(int millis) throws InterruptedException {
            if (lock.line != null) {
                return lock.line.enter(this, goesAhead() || !lock.fair && overtakes(), millis);
            }
            yieldTo();
            if (tryLock()) {
                return true;
            }
            waits(1);
            try {
                do {
                    if (!await(millis)) {
                        return false;
                    }
                    // A lock that is free is not taken yet.
                    Runtime.checkInterrupt();
                } while (!tryLock());
                return true;
            } finally {
                waits(-1);
            }
        }

        public void lock() {
            if (lock.line != null) {
                lock.line.enter(this, goesAhead() || !lock.fair && overtakes());
                return;
            }
            boolean interrupted = false;
            while (true) {
                try {
                    acquire(-1);
                    break;
                } catch (InterruptedException exception) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        public void lockInterruptibly() throws InterruptedException {
            Runtime.checkInterrupt();
            acquire(-1);
        }

        public boolean tryLock() {
            Runtime.begin();
            boolean taken = take();
            Runtime.end();
            return taken;
        }

        public boolean tryLock(long amount, TimeUnit unit) throws InterruptedException {
            Runtime.checkInterrupt();
            return acquire(TimeUnit.machineMillis(amount, unit));
        }
    }

    public static class ReadLock extends Half {
        protected ReadLock(ReentrantReadWriteLock lock) {
            super(lock);
        }

        public boolean take() {
            Thread me = Thread.currentThread();
            boolean free = lock.writes == 0 || lock.writer == me;
            if (free) {
                lock.holds = lock.holds + 1;
                lock.readers.put(me, lock.readers.getOrDefault(me, 0) + 1);
            }
            return free;
        }

        public boolean shared() {
            return true;
        }

        boolean goesAhead() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            boolean inside = lock.readers.containsKey(me) || lock.writes > 0 && lock.writer == me;
            Runtime.end();
            return inside;
        }

        boolean await(int millis) throws InterruptedException {
            return Runtime.awaitAtMost(lock, WRITES, 0, millis);
        }

        void yieldTo() throws InterruptedException {
            Thread me = Thread.currentThread();
            Runtime.begin();
            boolean may = lock.waiting > 0 && !lock.readers.containsKey(me) && lock.writer != me;
            Runtime.end();
            if (may && Runtime.choose(2) == 1) {
                Runtime.awaitAtMost(lock, WAITING, 0, -1);
            }
        }

        public void unlock() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            int count = lock.readers.getOrDefault(me, 0);
            if (count > 0) {
                lock.holds = lock.holds - 1;
                if (count == 1) {
                    lock.readers.remove(me);
                } else {
                    lock.readers.put(me, count - 1);
                }
                lock.advance();
            }
            Runtime.end();
            if (count == 0) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return super.toString() + "[Read locks = " + lock.getReadLockCount() + "]";
        }
    }

    public static class WriteLock extends Half {
        protected WriteLock(ReentrantReadWriteLock lock) {
            super(lock);
        }

        public boolean take() {
            Thread me = Thread.currentThread();
            boolean free = lock.holds == 0 || lock.writes > 0 && lock.writer == me;
            if (free) {
                lock.writer = me;
                lock.writes = lock.writes + 1;
                lock.holds = lock.holds + 1;
            }
            return free;
        }

        public boolean shared() {
            return false;
        }

        boolean goesAhead() {
            return isHeldByCurrentThread();
        }

        boolean await(int millis) throws InterruptedException {
            return Runtime.awaitAtMost(lock, HOLDS, 0, millis);
        }

        void waits(int change) {
            Access.getAndAddInt(lock, WAITING, change);
        }

        public void unlock() {
            if (!release()) {
                throw new IllegalMonitorStateException();
            }
        }

        boolean release() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            boolean held = lock.writes > 0 && lock.writer == me;
            if (held) {
                lock.holds = lock.holds - 1;
                lock.writes = lock.writes - 1;
                if (lock.writes == 0) {
                    lock.writer = null;
                    lock.advance();
                }
            }
            Runtime.end();
            return held;
        }

        public boolean isHeldByCurrentThread() {
            return getHoldCount() > 0;
        }

        public int getHoldCount() {
            Thread me = Thread.currentThread();
            Runtime.begin();
            int count = lock.writer == me ? lock.writes : 0;
            Runtime.end();
            return count;
        }

        public Condition newCondition() {
            return new Queue(this);
        }

        public String toString() {
            return super.toString() + (lock.isWriteLocked() ? "[Locked]" : "[Unlocked]");
        }
    }

    private static final class Queue extends ConditionQueue {
        private final WriteLock lock;

        Queue(WriteLock lock) {
            this.lock = lock;
        }

        boolean held() {
            return lock.isHeldByCurrentThread();
        }

        int giveBack() {
            int holds = lock.getHoldCount();
            for (int i = 0; i < holds; i++) {
                lock.release();
            }
            return holds;
        }

        Object stand(Thread thread) {
            return lock.lock.line != null ? lock.lock.line.stand(thread) : null;
        }

        void takeAgain(int holds, Object place) {
            if (place != null) {
                lock.lock.line.enterFrom(place, lock);
            }
            for (int i = place != null ? 1 : 0; i < holds; i++) {
                lock.lock();
            }
        }
    }

    private Queue queueOf(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof Queue) || ((Queue) condition).lock != writeLock) {
            throw new IllegalArgumentException("Not owner");
        }
        return (Queue) condition;
    }

    public boolean hasWaiters(Condition condition) {
        return queueOf(condition).length() > 0;
    }

    public int getWaitQueueLength(Condition condition) {
        return queueOf(condition).length();
    }
}
