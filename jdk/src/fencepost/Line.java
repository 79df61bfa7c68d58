package fencepost;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;

/**
 * Threads that wait in line for a lock or for permits. Only the first one tries again when something
 * is given back.
 */
public final class Line {
    /** One way of taking something. It runs where nobody else moves. */
    public interface Attempt {
        /** Takes it, or says that this is not possible now. */
        boolean take();

        /** Whether the next one in line may succeed, too. */
        boolean shared();
    }

    private static final class Place {
        static final long TURN = Access.offset(Place.class, "turn");

        final Thread thread;
        volatile int turn;

        Place(Thread thread) {
            this.thread = thread;
        }
    }

    private final ArrayDeque<Place> places = new ArrayDeque<>();

    /**
     * Takes something within a time, 0 for at once and -1 for no limit; false if the time was over.
     * Who may not overtake stands behind everybody who waits already.
     */
    public boolean enter(Attempt attempt, boolean overtakes, int millis) throws InterruptedException {
        Thread me = Thread.currentThread();
        Place mine = null;
        Runtime.begin();
        boolean taken = (overtakes || places.isEmpty()) && attempt.take();
        if (!taken && millis != 0) {
            mine = new Place(me);
            places.add(mine);
        }
        Runtime.end();
        if (mine == null) {
            return taken;
        }
        try {
            while (!taken) {
                if (!Runtime.awaitAtLeast(mine, Place.TURN, 1, millis)) {
                    return false;
                }
                Runtime.checkInterrupt();
                Runtime.begin();
                // Whatever is given back from here on gives the turn again.
                mine.turn = 0;
                taken = attempt.take();
                if (taken) {
                    places.remove(mine);
                    if (attempt.shared()) {
                        advance();
                    }
                }
                Runtime.end();
            }
            return true;
        } finally {
            if (!taken) {
                Runtime.begin();
                // Who leaves passes the turn on.
                places.remove(mine);
                advance();
                Runtime.end();
            }
        }
    }

    /** The same without a limit and whatever interrupts there are. */
    public void enter(Attempt attempt, boolean overtakes) {
        Place mine = null;
        Runtime.begin();
        boolean taken = (overtakes || places.isEmpty()) && attempt.take();
        if (!taken) {
            mine = new Place(Thread.currentThread());
            places.add(mine);
        }
        Runtime.end();
        if (!taken) {
            enterFrom(mine, attempt);
        }
    }

    /**
     * Puts a thread at the end of the line; called where nobody else moves. Who does that to another
     * thread holds what that one waits for.
     */
    public Object stand(Thread thread) {
        Place place = new Place(thread);
        places.add(place);
        if (thread == Thread.currentThread()) {
            advance();
        }
        return place;
    }

    /** Takes something from a place in line, without a limit and whatever interrupts there are. */
    public void enterFrom(Object place, Attempt attempt) {
        Place mine = (Place) place;
        boolean interrupted = false;
        boolean taken = false;
        while (!taken) {
            try {
                Runtime.awaitAtLeast(mine, Place.TURN, 1, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
                continue;
            }
            Runtime.begin();
            mine.turn = 0;
            taken = attempt.take();
            if (taken) {
                places.remove(mine);
                if (attempt.shared()) {
                    advance();
                }
            }
            Runtime.end();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Lets the first one try; called where nobody else moves. */
    public void advance() {
        Place first = places.peek();
        if (first != null) {
            first.turn = 1;
        }
    }

    public int length() {
        Runtime.begin();
        int length = places.size();
        Runtime.end();
        return length;
    }

    /** The threads in line, the last one first. */
    public Collection<Thread> threads() {
        Runtime.begin();
        ArrayList<Thread> threads = new ArrayList<>();
        for (Place place : places) {
            threads.add(0, place.thread);
        }
        Runtime.end();
        return threads;
    }
}
