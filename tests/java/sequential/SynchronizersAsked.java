import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.security.PrivilegedAction;

/** What synchronizers and updaters of fields say to questions that make no sense. */
public class SynchronizersAsked {
    static class Mutex extends AbstractQueuedSynchronizer {
        protected boolean tryAcquire(int arg) {
            return compareAndSetState(0, 1);
        }

        protected boolean tryRelease(int arg) {
            setState(0);
            return true;
        }

        protected boolean isHeldExclusively() {
            return getState() == 1;
        }
    }

    static void attempt(Runnable question) {
        try {
            question.run();
            System.out.println("fine");
        } catch (RuntimeException exception) {
            System.out.println(exception.getClass().getName());
        }
    }

    int plain;
    volatile long wide;
    volatile String text;
    String plainText;

    public static void main(String[] args) throws Exception {
        Mutex one = new Mutex();
        Mutex two = new Mutex();
        AbstractQueuedSynchronizer.ConditionObject condition = one.new ConditionObject();
        one.acquire(1);
        attempt(() -> one.hasWaiters(condition));
        attempt(() -> two.hasWaiters(condition));
        attempt(() -> two.getWaitQueueLength(condition));
        attempt(() -> two.getWaitingThreads(condition));
        attempt(() -> one.isQueued(null));
        Class<SynchronizersAsked> here = SynchronizersAsked.class;
        attempt(() -> AtomicReferenceFieldUpdater.newUpdater(here, String.class, "text"));
        attempt(() -> AtomicReferenceFieldUpdater.newUpdater(here, Integer.class, "text"));
        attempt(() -> AtomicReferenceFieldUpdater.newUpdater(here, Integer.class, "plain"));
        attempt(() -> AtomicReferenceFieldUpdater.newUpdater(here, String.class, "plainText"));
        attempt(() -> AtomicReferenceFieldUpdater.newUpdater(here, String.class, "none"));
        attempt(() -> AtomicIntegerFieldUpdater.newUpdater(here, "wide"));
        attempt(() -> AtomicIntegerFieldUpdater.newUpdater(here, "plain"));
        System.out.println(Executors.callable((PrivilegedAction<String>) () -> "done").call());
    }
}
