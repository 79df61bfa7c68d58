package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

public class CyclicBarrier {
    /** One round; those who wait for it hold it. */
    private static final class Round {
        static final long OVER = Access.offset(Round.class, "over");

        volatile int over;
        volatile boolean broken;
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
        Runtime.begin();
        Round mine = round;
        boolean broken = mine.broken;
        int index = broken ? 0 : --left;
        Runtime.end();
        if (broken) {
            throw new BrokenBarrierException();
        }
        if (Thread.interrupted()) {
            breakRound(mine);
            throw new InterruptedException();
        }
        if (index == 0) {
            boolean ran = false;
            try {
                if (action != null) {
                    action.run();
                }
                ran = true;
            } finally {
                if (!ran) {
                    breakRound(mine);
                }
            }
            Runtime.begin();
            round = new Round();
            left = parties;
            mine.over = 1;
            Runtime.end();
            return 0;
        }
        boolean over;
        try {
            over = Runtime.awaitAtLeast(mine, Round.OVER, 1, millis);
        } catch (InterruptedException exception) {
            breakRound(mine);
            throw exception;
        }
        if (mine.broken) {
            throw new BrokenBarrierException();
        }
        if (!over || mine.over == 0) {
            breakRound(mine);
            throw new TimeoutException();
        }
        return index;
    }

    private void breakRound(Round mine) {
        Runtime.begin();
        if (mine.over == 0) {
            mine.broken = true;
            mine.over = 1;
        }
        Runtime.end();
    }

    public void reset() {
        Runtime.begin();
        Round old = round;
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
        Runtime.begin();
        boolean broken = round.broken;
        Runtime.end();
        return broken;
    }

    public int getParties() {
        return parties;
    }

    public int getNumberWaiting() {
        Runtime.begin();
        int waiting = parties - left;
        Runtime.end();
        return waiting;
    }
}
