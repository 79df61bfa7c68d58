package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

public class CyclicBarrier {
    /** One round; those who wait for it hold it. */
    private static final class Round {
        static final long OVER = Access.offset(Round.class, "over");

        volatile int over;
        volatile boolean broken;
        /** Whether all have come, and the action runs. */
        boolean closing;
        /** The thread that runs it. */
        Thread closer;
    }

    private final int parties;
    private final Runnable action;
    private Round round = new Round();
    private int left;

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = action;
        left = parties;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return await(-1);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public int await(long amount, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        return await(unit.millis(amount));
    }

    private int await(int millis) throws InterruptedException, BrokenBarrierException, TimeoutException {
        Round mine = enter();
        if (mine.broken) {
            Runtime.end();
            throw new BrokenBarrierException();
        }
        if (Thread.interrupted()) {
            breakRound(mine);
            Runtime.end();
            throw new InterruptedException();
        }
        int index = --left;
        mine.closing = index == 0;
        mine.closer = mine.closing ? Thread.currentThread() : null;
        Runtime.end();
        if (index == 0) {
            close(mine);
            return 0;
        }
        boolean over = false;
        boolean interrupted = false;
        try {
            over = Runtime.awaitAtLeast(mine, Round.OVER, 1, millis);
        } catch (InterruptedException exception) {
            interrupted = true;
        }
        // Whoever stops waiting finds out whether the others went on without it.
        if (!over && leave(mine)) {
            if (interrupted) {
                throw new InterruptedException();
            }
            throw new TimeoutException();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (mine.broken) {
            throw new BrokenBarrierException();
        }
        return index;
    }

    /** The running round, once nobody ends it; a section has begun then. */
    private Round enter() {
        while (true) {
            Runtime.begin();
            Round mine = round;
            if (!mine.closing) {
                return mine;
            }
            Runtime.end();
            awaitEnd(mine);
        }
    }

    /** The last one to come ends a round. */
    private void close(Round mine) {
        boolean ran = false;
        try {
            if (action != null) {
                action.run();
            }
            ran = true;
        } finally {
            Runtime.begin();
            mine.closing = false;
            mine.closer = null;
            if (ran) {
                round = new Round();
                left = parties;
                mine.over = 1;
            } else {
                breakRound(mine);
            }
            Runtime.end();
        }
    }

    /** Breaks a round that is not over; says whether that was so. While the action runs nobody leaves. */
    private boolean leave(Round mine) {
        while (true) {
            Runtime.begin();
            if (!mine.closing) {
                boolean breaks = mine.over == 0;
                if (breaks) {
                    breakRound(mine);
                }
                Runtime.end();
                return breaks;
            }
            Runtime.end();
            awaitEnd(mine);
        }
    }

    private static void awaitEnd(Round mine) {
        boolean interrupted = false;
        boolean over = false;
        while (!over) {
            try {
                over = Runtime.awaitAtLeast(mine, Round.OVER, 1, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void breakRound(Round mine) {
        mine.broken = true;
        mine.over = 1;
        left = parties;
    }

    /** As {@link #enter}, but the action itself need not wait. */
    private Round look() {
        Runtime.begin();
        Round now = round;
        if (now.closer == null || now.closer == Thread.currentThread()) {
            return now;
        }
        Runtime.end();
        return enter();
    }

    public void reset() {
        Round old = look();
        round = new Round();
        boolean waiting = left < parties;
        left = parties;
        if (waiting && old.over == 0) {
            old.broken = true;
            old.over = 1;
        }
        Runtime.end();
    }

    public boolean isBroken() {
        boolean broken = look().broken;
        Runtime.end();
        return broken;
    }

    public int getParties() {
        return parties;
    }

    public int getNumberWaiting() {
        look();
        int waiting = parties - left;
        Runtime.end();
        return waiting;
    }
}
