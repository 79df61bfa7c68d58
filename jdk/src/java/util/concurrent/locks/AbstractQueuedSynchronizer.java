package java.util.concurrent.locks;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;

/** Threads wait in a queue; the first one tries again whenever something is released. */
public abstract class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer {
    private static final long STATE = Access.offset(AbstractQueuedSynchronizer.class, "state");

    /** A thread that waits, and whether it is its turn to try. */
    private static final class Node {
        static final long TURN = Access.offset(Node.class, "turn");

        final Thread thread;
        final boolean shared;
        volatile int turn;

        Node(Thread thread, boolean shared) {
            this.thread = thread;
            this.shared = shared;
        }
    }

    private volatile int state;
    private final ArrayDeque<Node> queue = new ArrayDeque<>();
    private boolean contended;

    protected AbstractQueuedSynchronizer() {
    }

    protected final int getState() {
        return state;
    }

    protected final void setState(int value) {
        state = value;
    }

    protected final boolean compareAndSetState(int expected, int value) {
        return Access.compareAndSetInt(this, STATE, expected, value);
    }

    protected boolean tryAcquire(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(int arg) {
        throw new UnsupportedOperationException();
    }

    protected int tryAcquireShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    /** Lets the first thread of the queue try. */
    private void wakeFirst() {
        Runtime.begin();
        Node first = queue.peek();
        if (first != null) {
            first.turn = 1;
        }
        Runtime.end();
    }

    private boolean attempt(boolean shared, int arg) {
        return shared ? tryAcquireShared(arg) >= 0 : tryAcquire(arg);
    }

    /** Acquires within a time; false if that was over. */
    private boolean acquire(boolean shared, int arg, int millis, boolean interruptible) throws InterruptedException {
        if (interruptible) {
            Runtime.checkInterrupt();
        }
        if (attempt(shared, arg)) {
            return true;
        }
        if (millis == 0) {
            return false;
        }
        Runtime.begin();
        Node mine = stand(Thread.currentThread(), shared);
        Runtime.end();
        return acquire(mine, arg, millis, interruptible);
    }

    /** Puts a thread at the end of the queue; called where nobody else moves. */
    private Node stand(Thread thread, boolean shared) {
        Node node = new Node(thread, shared);
        // Who is put there by another thread is woken when that one releases what it holds.
        node.turn = queue.isEmpty() && thread == Thread.currentThread() ? 1 : 0;
        queue.add(node);
        contended = true;
        return node;
    }

    /** Acquires from a place in the queue. */
    private boolean acquire(Node mine, int arg, int millis, boolean interruptible) throws InterruptedException {
        boolean interrupted = false;
        boolean acquired = false;
        try {
            while (true) {
                try {
                    if (!Runtime.awaitAtLeast(mine, Node.TURN, 1, millis)) {
                        return false;
                    }
                } catch (InterruptedException exception) {
                    if (interruptible) {
                        throw exception;
                    }
                    interrupted = true;
                    continue;
                }
                // Whatever is released from here on gives the turn again.
                mine.turn = 0;
                acquired = attempt(mine.shared, arg);
                if (acquired) {
                    return true;
                }
            }
        } finally {
            Runtime.begin();
            boolean first = queue.peek() == mine;
            queue.remove(mine);
            Node next = queue.peek();
            // A thread that leaves without success passes its turn on, and one that shares does too.
            if (next != null && first && (!acquired || mine.shared && next.shared)) {
                next.turn = 1;
            }
            Runtime.end();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void acquireUninterruptibly(boolean shared, int arg) {
        try {
            acquire(shared, arg, -1, false);
        } catch (InterruptedException impossible) {
            throw new Error(impossible);
        }
    }

    public final void acquire(int arg) {
        acquireUninterruptibly(false, arg);
    }

    public final void acquireInterruptibly(int arg) throws InterruptedException {
        acquire(false, arg, -1, true);
    }

    public final boolean tryAcquireNanos(int arg, long nanos) throws InterruptedException {
        return acquire(false, arg, Runtime.limit(nanos), true);
    }

    public final boolean release(int arg) {
        boolean released = tryRelease(arg);
        if (released) {
            wakeFirst();
        }
        return released;
    }

    public final void acquireShared(int arg) {
        acquireUninterruptibly(true, arg);
    }

    public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
        acquire(true, arg, -1, true);
    }

    public final boolean tryAcquireSharedNanos(int arg, long nanos) throws InterruptedException {
        return acquire(true, arg, Runtime.limit(nanos), true);
    }

    public final boolean releaseShared(int arg) {
        boolean released = tryReleaseShared(arg);
        if (released) {
            wakeFirst();
        }
        return released;
    }

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    public final boolean hasContended() {
        Runtime.begin();
        boolean ever = contended;
        Runtime.end();
        return ever;
    }

    public final int getQueueLength() {
        Runtime.begin();
        int length = queue.size();
        Runtime.end();
        return length;
    }

    public final Collection<Thread> getQueuedThreads() {
        return queued(true, true);
    }

    public final Collection<Thread> getExclusiveQueuedThreads() {
        return queued(true, false);
    }

    public final Collection<Thread> getSharedQueuedThreads() {
        return queued(false, true);
    }

    private Collection<Thread> queued(boolean exclusive, boolean shared) {
        Runtime.begin();
        ArrayList<Thread> threads = new ArrayList<>();
        for (Node node : queue) {
            if (node.shared ? shared : exclusive) {
                threads.add(0, node.thread);
            }
        }
        Runtime.end();
        return threads;
    }

    /** What the read-write lock of a JDK asks before a reader goes ahead. */
    final boolean apparentlyFirstQueuedIsExclusive() {
        Runtime.begin();
        Node first = queue.peek();
        boolean exclusive = first != null && !first.shared;
        Runtime.end();
        return exclusive;
    }

    public final Thread getFirstQueuedThread() {
        Runtime.begin();
        Node first = queue.peek();
        Runtime.end();
        return first == null ? null : first.thread;
    }

    public final boolean isQueued(Thread thread) {
        java.util.Objects.requireNonNull(thread);
        return getQueuedThreads().contains(thread);
    }

    public final boolean hasQueuedPredecessors() {
        Thread me = Thread.currentThread();
        Thread first = getFirstQueuedThread();
        return first != null && first != me;
    }

    public class ConditionObject extends ConditionQueue {
        public ConditionObject() {
        }

        private boolean isOf(AbstractQueuedSynchronizer synchronizer) {
            return AbstractQueuedSynchronizer.this == synchronizer;
        }

        boolean held() {
            return isHeldExclusively();
        }

        int giveBack() {
            int saved = state;
            if (!release(saved)) {
                throw new IllegalMonitorStateException();
            }
            return saved;
        }

        Object stand(Thread thread) {
            return AbstractQueuedSynchronizer.this.stand(thread, false);
        }

        void takeAgain(int saved, Object place) {
            try {
                acquire((Node) place, saved, -1, false);
            } catch (InterruptedException impossible) {
                throw new Error(impossible);
            }
        }
    }

    public final boolean owns(ConditionObject condition) {
        return condition.isOf(this);
    }

    private ConditionObject own(ConditionObject condition) {
        if (!owns(condition)) {
            throw new IllegalArgumentException("Not owner");
        }
        return condition;
    }

    public final boolean hasWaiters(ConditionObject condition) {
        return own(condition).length() > 0;
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        return own(condition).length();
    }

    public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
        return own(condition).threads();
    }

    public String toString() {
        return super.toString() + "[State = " + state + ", " + (hasQueuedThreads() ? "non" : "") + "empty queue]";
    }
}
