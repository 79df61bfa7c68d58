package java.util.concurrent.locks;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

/** Threads that wait for a signal while they give back a lock. */
abstract class ConditionQueue implements Condition {
    private static final class Waiter {
        static final long SIGNALLED = Access.offset(Waiter.class, "signalled");

        final Thread thread = Thread.currentThread();
        /** Where it stands in line for the lock again. */
        Object place;
        volatile int signalled;
    }

    private final ArrayDeque<Waiter> waiters = new ArrayDeque<>();

    /** Whether the running thread holds the lock. */
    abstract boolean held();

    /** Gives the lock back altogether; says how often it was held. */
    abstract int giveBack();

    /**
     * Puts a thread in line for the lock, if threads stand in line for it; called where nobody else
     * moves. Who is signalled stands there from then on, before it runs again.
     */
    abstract Object stand(Thread thread);

    /** Takes the lock again so many times, from a place in line if there is one. */
    abstract void takeAgain(int holds, Object place);

    private void check() {
        if (!held()) {
            throw new IllegalMonitorStateException();
        }
    }

    final int length() {
        check();
        Runtime.begin();
        int length = waiters.size();
        Runtime.end();
        return length;
    }

    final Collection<Thread> threads() {
        check();
        Runtime.begin();
        ArrayList<Thread> threads = new ArrayList<>();
        for (Waiter waiter : waiters) {
            threads.add(waiter.thread);
        }
        Runtime.end();
        return threads;
    }

    /** Waits for a signal; says whether it came before the time was over. */
    private boolean await(int millis, boolean interruptible) throws InterruptedException {
        if (interruptible) {
            Runtime.checkInterrupt();
        }
        check();
        Waiter me = new Waiter();
        Runtime.begin();
        waiters.add(me);
        Runtime.end();
        int holds = giveBack();
        boolean interrupted = false;
        boolean idle = false;
        while (true) {
            try {
                idle = Runtime.wakesForNothing();
                if (!idle) {
                    Runtime.awaitAtLeast(me, Waiter.SIGNALLED, 1, millis);
                }
                break;
            } catch (InterruptedException exception) {
                interrupted = true;
                if (interruptible) {
                    break;
                }
            }
        }
        // What counts is whether the signal came before the interrupt or the end of the time.
        Runtime.begin();
        boolean signalled = me.signalled != 0;
        if (!signalled) {
            waiters.remove(me);
            me.place = stand(me.thread);
        }
        Runtime.end();
        takeAgain(holds, me.place);
        if (interrupted && interruptible && !signalled) {
            throw new InterruptedException();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return signalled || idle;
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
        return await(Runtime.limit(nanos), true) ? 1 : 0;
    }

    public boolean await(long amount, TimeUnit unit) throws InterruptedException {
        return await(TimeUnit.machineMillis(amount, unit), true);
    }

    public boolean awaitUntil(Date end) throws InterruptedException {
        return await(Runtime.limitMillis(Math.max(end.getTime() - System.currentTimeMillis(), 0)), true);
    }

    private void wake(Waiter waiter) {
        waiter.place = stand(waiter.thread);
        waiter.signalled = 1;
    }

    public void signal() {
        check();
        Runtime.begin();
        Waiter first = waiters.poll();
        if (first != null) {
            wake(first);
        }
        Runtime.end();
    }

    public void signalAll() {
        check();
        Runtime.begin();
        Waiter next = waiters.poll();
        while (next != null) {
            wake(next);
            next = waiters.poll();
        }
        Runtime.end();
    }
}
