package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

/** Phasers without tiers. */
public class Phaser {
    private static final long TURN = Access.offset(Phaser.class, "turn");

    /** Negative once the phaser has ended; otherwise it only grows, or goes round to 0. */
    private volatile int phase;
    /** Grows with every phase, so that waiting is a comparison. */
    private volatile int turn;
    private int parties;
    private int unarrived;

    public Phaser() {
        this(0);
    }

    public Phaser(int parties) {
        if (parties < 0 || parties > 65535) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parties = parties;
        this.unarrived = parties;
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        this(parties);
        if (parent != null) {
            Runtime.refuse("phasers with a parent are not modelled");
        }
    }

    public int register() {
        return bulkRegister(1);
    }

    public int bulkRegister(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        Runtime.begin();
        int now = phase;
        if (now >= 0) {
            parties += count;
            unarrived += count;
        }
        Runtime.end();
        return now;
    }

    /** Arrives; the last one to do so ends the phase. */
    private int arrive(boolean leaves) {
        Runtime.begin();
        int now = phase;
        boolean bad = now >= 0 && unarrived <= 0;
        boolean last = false;
        if (now >= 0 && !bad) {
            unarrived--;
            if (leaves) {
                parties--;
            }
            last = unarrived == 0;
        }
        int registered = parties;
        Runtime.end();
        if (bad) {
            throw new IllegalStateException("Attempted arrival of unregistered party for " + this);
        }
        if (last) {
            boolean ends = onAdvance(now, registered);
            Runtime.begin();
            unarrived = parties;
            if (phase >= 0) {
                int next = now + 1 & Integer.MAX_VALUE;
                phase = ends ? next | Integer.MIN_VALUE : next;
            }
            turn = turn + 1;
            Runtime.end();
        }
        return now;
    }

    public int arrive() {
        return arrive(false);
    }

    public int arriveAndDeregister() {
        return arrive(true);
    }

    public int arriveAndAwaitAdvance() {
        int before = turn;
        int now = arrive(false);
        return now < 0 ? now : awaitTurn(before, now);
    }

    private int awaitTurn(int before, int now) {
        boolean interrupted = false;
        while (phase == now) {
            try {
                Runtime.awaitAtLeast(this, TURN, before + 1, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return phase;
    }

    public int awaitAdvance(int now) {
        int before = turn;
        if (now < 0) {
            return now;
        }
        return phase != now ? phase : awaitTurn(before, now);
    }

    public int awaitAdvanceInterruptibly(int now) throws InterruptedException {
        int before = turn;
        if (now < 0) {
            return now;
        }
        if (phase == now) {
            Runtime.awaitAtLeast(this, TURN, before + 1, -1);
        }
        return phase;
    }

    public int awaitAdvanceInterruptibly(int now, long amount, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        int before = turn;
        if (now < 0) {
            return now;
        }
        if (phase == now && !Runtime.awaitAtLeast(this, TURN, before + 1, unit.millis(amount)) && phase == now) {
            throw new TimeoutException();
        }
        return phase;
    }

    public void forceTermination() {
        Runtime.begin();
        phase = phase | Integer.MIN_VALUE;
        turn = turn + 1;
        Runtime.end();
    }

    protected boolean onAdvance(int phase, int registered) {
        return registered == 0;
    }

    public final int getPhase() {
        return phase;
    }

    public int getRegisteredParties() {
        Runtime.begin();
        int count = parties;
        Runtime.end();
        return count;
    }

    public int getArrivedParties() {
        Runtime.begin();
        int count = parties - unarrived;
        Runtime.end();
        return count;
    }

    public int getUnarrivedParties() {
        Runtime.begin();
        int count = unarrived;
        Runtime.end();
        return count;
    }

    public Phaser getParent() {
        return null;
    }

    public Phaser getRoot() {
        return this;
    }

    public boolean isTerminated() {
        return phase < 0;
    }

    public String toString() {
        Runtime.begin();
        String text = super.toString() + "[phase = " + phase + " parties = " + parties + " arrived = "
            + (parties - unarrived) + "]";
        Runtime.end();
        return text;
    }
}
