package java.util;

import fencepost.Runtime;

public abstract class TimerTask implements Runnable {
    static final int FRESH = 0;
    static final int SCHEDULED = 1;
    static final int DONE = 2;
    static final int CANCELLED = 3;

    int state;
    int period;

    protected TimerTask() {
    }

    public abstract void run();

    public boolean cancel() {
        Runtime.begin();
        boolean prevents = state == SCHEDULED;
        state = CANCELLED;
        Runtime.end();
        return prevents;
    }
}
