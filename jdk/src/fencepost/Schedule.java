package fencepost;

import java.util.ArrayDeque;
import java.util.ArrayList;

/**
 * Tasks with delays. Time passes as it likes, so of two tasks the one that was scheduled later may
 * be due earlier if its delay is shorter, and which one is run first is a choice.
 */
public final class Schedule<T> {
    private static final long SIGNAL = Access.offset(Schedule.class, "signal");
    private static final int CLOSED = 1 << 20;

    /** A task that waits. */
    public static final class Entry<T> {
        public final T task;
        final int millis;

        Entry(T task, int millis) {
            this.task = task;
            this.millis = millis;
        }
    }

    /** How many tasks wait, and much more once the schedule is closed. */
    private volatile int signal;
    /** Not a list: those count their changes, and an endless schedule would never be the same again. */
    private final ArrayDeque<Entry<T>> waiting = new ArrayDeque<>();
    private boolean closed;

    /** The methods below are called inside an atomic section if they say so. */
    private void update() {
        signal = waiting.size() + (closed ? CLOSED : 0);
    }

    /** In an atomic section: adds a task. */
    public void add(T task, int millis) {
        waiting.add(new Entry<>(task, millis));
        update();
    }

    /** In an atomic section: takes a task away. */
    public boolean remove(Object task) {
        for (Entry<T> entry : new ArrayList<>(waiting)) {
            if (entry.task == task) {
                waiting.remove(entry);
                update();
                return true;
            }
        }
        return false;
    }

    /** In an atomic section: all tasks that wait. */
    public ArrayList<T> tasks() {
        ArrayList<T> all = new ArrayList<>();
        for (Entry<T> entry : waiting) {
            all.add(entry.task);
        }
        return all;
    }

    /** In an atomic section: wakes everybody who waits, for good. */
    public void close() {
        closed = true;
        update();
    }

    public boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Waits until a task waits or the schedule is closed. */
    public void await() throws InterruptedException {
        Runtime.awaitAtLeast(this, SIGNAL, 1, -1);
    }

    /** Waits until a task is due, and takes it; null if none is there. */
    public T take() throws InterruptedException {
        Runtime.begin();
        int seen = signal;
        ArrayList<Entry<T>> first = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (Entry<T> entry : waiting) {
            // Whatever was scheduled earlier with no longer delay is due earlier.
            if (first.isEmpty() || entry.millis < least) {
                first.add(entry);
                least = entry.millis;
            }
        }
        Runtime.end();
        if (first.isEmpty()) {
            return null;
        }
        Entry<T> chosen = first.get(Runtime.choose(first.size()));
        if (chosen.millis > 0) {
            Thread.sleep(chosen.millis);
        }
        Runtime.begin();
        boolean there = waiting.remove(chosen);
        update();
        Runtime.end();
        return there ? chosen.task : null;
    }
}
