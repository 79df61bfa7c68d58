package java.util.concurrent.locks;

import fencepost.Line;
import fencepost.Runtime;

/** A lock whose waiting threads stand in line. */
final class LockInLine implements Line.Attempt {
    private final boolean fair;
    final Line line = new Line();
    private Thread owner;
    private int holds;

    LockInLine(boolean fair) {
        this.fair = fair;
    }

    public boolean take() {
        Thread me = Thread.currentThread();
        if (owner != null && owner != me) {
            return false;
        }
        owner = me;
        holds++;
        return true;
    }

    public boolean shared() {
        return false;
    }

    void lock() {
        line.enter(this, !fair || held());
    }

    boolean lock(int millis) throws InterruptedException {
        return line.enter(this, !fair || held(), millis);
    }

    /** Even a fair lock is taken by whoever asks only once. */
    boolean tryLock() {
        Runtime.begin();
        boolean taken = take();
        Runtime.end();
        return taken;
    }

    boolean release() {
        Thread me = Thread.currentThread();
        Runtime.begin();
        boolean held = owner == me;
        if (held) {
            holds--;
            if (holds == 0) {
                owner = null;
                line.advance();
            }
        }
        Runtime.end();
        return held;
    }

    boolean held() {
        return holdCount() > 0;
    }

    int holdCount() {
        Thread me = Thread.currentThread();
        Runtime.begin();
        int count = owner == me ? holds : 0;
        Runtime.end();
        return count;
    }

    Thread owner() {
        Runtime.begin();
        Thread now = owner;
        Runtime.end();
        return now;
    }

    boolean locked() {
        return owner() != null;
    }
}
