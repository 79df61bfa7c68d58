package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

/**
 * The root of a tree of phasers has the phase; the others take it over when they are next used. One
 * with parties is a party of its parent.
 */
public class Phaser {
    private static final long TURN = Access.offset(Phaser.class, "turn");

    private final Phaser parent;
    private final Phaser root;
    /** Negative once the phaser has ended; otherwise it only grows, or goes round to 0. */
    private volatile int phase;
    /** Of a root: grows with every phase, so that waiting is a comparison. */
    private volatile int turn;
    /** Of a root: whether all have arrived and the phase is about to end. */
    private boolean advancing;
    private int parties;
    private int unarrived;

    public Phaser() {
        this(null, 0);
    }

    public Phaser(int parties) {
        this(null, parties);
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        if (parties < 0 || parties > 65535) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parent = parent;
        this.root = parent == null ? this : parent.root;
        this.phase = parent == null ? 0 : parties == 0 ? root.phase : parent.register();
        this.parties = parties;
        this.unarrived = parties;
    }

    public int register() {
        return bulkRegister(1);
    }

    public int bulkRegister(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        if (count == 0) {
            return getPhase();
        }
        while (true) {
            Runtime.begin();
            int now = current();
            int before = root.turn;
            // Who comes while a phase ends belongs to the next one.
            boolean waits = now >= 0 && root.advancing;
            boolean fits = count <= 65535 - parties;
            if (now >= 0 && !waits && fits) {
                add(count);
            }
            Runtime.end();
            if (!fits) {
                throw new IllegalStateException("Attempt to register more than 65535 parties for " + this);
            }
            if (!waits) {
                return now;
            }
            root.awaitTurn(before, now);
        }
    }

    /** In an atomic section: the phase, which those below the root take over here. */
    private int current() {
        int now = root.phase;
        if (phase != now) {
            phase = now;
            unarrived = parties;
        }
        return now;
    }

    /** In an atomic section: more parties; the first one registers the phaser with its parent. */
    private void add(int count) {
        if (parties == 0 && parent != null) {
            parent.current();
            parent.add(1);
        }
        parties += count;
        unarrived += count;
    }

    /** In an atomic section: one party less to wait for; says whether it was the last of the whole tree. */
    private boolean remove(boolean leaves) {
        unarrived--;
        if (leaves) {
            parties--;
        }
        if (unarrived > 0) {
            return false;
        }
        if (parent == null) {
            advancing = true;
            return true;
        }
        parent.current();
        return parent.remove(parties == 0);
    }

    /** Arrives; the last one to do so ends the phase. */
    private int arrive(boolean leaves) {
        Runtime.begin();
        int now = current();
        boolean bad = now >= 0 && unarrived <= 0;
        boolean last = now >= 0 && !bad && remove(leaves);
        Runtime.end();
        if (bad) {
            throw new IllegalStateException("Attempted arrival of unregistered party for " + this);
        }
        if (last) {
            root.advance(now);
        }
        return now;
    }

    private void advance(int now) {
        // Nobody registers meanwhile, so this is what it is.
        boolean ends = true;
        boolean known = false;
        try {
            ends = onAdvance(now, parties);
            known = true;
        } finally {
            // An exception leaves the phase as it is, with nobody who could end it.
            if (known) {
                Runtime.begin();
                if (phase >= 0) {
                    int next = now + 1 & Integer.MAX_VALUE;
                    phase = ends ? next | Integer.MIN_VALUE : next;
                }
                unarrived = parties;
                advancing = false;
                turn = turn + 1;
                Runtime.end();
            }
        }
    }

    public int arrive() {
        return arrive(false);
    }

    public int arriveAndDeregister() {
        return arrive(true);
    }

    public int arriveAndAwaitAdvance() {
        int before = root.turn;
        int now = arrive(false);
        return now < 0 ? now : root.awaitTurn(before, now);
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
        int before = root.turn;
        if (now < 0) {
            return now;
        }
        return root.phase != now ? root.phase : root.awaitTurn(before, now);
    }

    public int awaitAdvanceInterruptibly(int now) throws InterruptedException {
        int before = root.turn;
        if (now < 0) {
            return now;
        }
        if (root.phase == now) {
            Runtime.awaitAtLeast(root, TURN, before + 1, -1);
        }
        return root.phase;
    }

    public int awaitAdvanceInterruptibly(int now, long amount, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        int before = root.turn;
        if (now < 0) {
            return now;
        }
        if (root.phase == now && !Runtime.awaitAtLeast(root, TURN, before + 1, unit.millis(amount))
                && root.phase == now) {
            throw new TimeoutException();
        }
        return root.phase;
    }

    public void forceTermination() {
        Runtime.begin();
        root.phase = root.phase | Integer.MIN_VALUE;
        root.turn = root.turn + 1;
        Runtime.end();
    }

    protected boolean onAdvance(int phase, int registered) {
        return registered == 0;
    }

    public final int getPhase() {
        return root.phase;
    }

    public int getRegisteredParties() {
        Runtime.begin();
        int count = parties;
        Runtime.end();
        return count;
    }

    public int getArrivedParties() {
        Runtime.begin();
        current();
        int count = parties - unarrived;
        Runtime.end();
        return count;
    }

    public int getUnarrivedParties() {
        Runtime.begin();
        current();
        int count = unarrived;
        Runtime.end();
        return count;
    }

    public Phaser getParent() {
        return parent;
    }

    public Phaser getRoot() {
        return root;
    }

    public boolean isTerminated() {
        return root.phase < 0;
    }

    public String toString() {
        Runtime.begin();
        String text = super.toString() + "[phase = " + current() + " parties = " + parties + " arrived = "
            + (parties - unarrived) + "]";
        Runtime.end();
        return text;
    }
}
