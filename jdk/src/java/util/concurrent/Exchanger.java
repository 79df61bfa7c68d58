package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

public class Exchanger<V> {
    private static final class Offer<V> {
        static final long TAKEN = Access.offset(Offer.class, "taken");

        final V given;
        V got;
        volatile int taken;

        Offer(V given) {
            this.given = given;
        }
    }

    private Offer<V> waiting;

    public V exchange(V value) throws InterruptedException {
        try {
            return exchange(value, -1);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public V exchange(V value, long amount, TimeUnit unit) throws InterruptedException, TimeoutException {
        return exchange(value, unit.millis(amount));
    }

    private V exchange(V value, int millis) throws InterruptedException, TimeoutException {
        Runtime.checkInterrupt();
        Offer<V> mine = new Offer<>(value);
        Runtime.begin();
        Offer<V> other = waiting;
        if (other == null) {
            waiting = mine;
        } else {
            waiting = null;
            other.got = value;
            other.taken = 1;
        }
        Runtime.end();
        if (other != null) {
            return other.given;
        }
        InterruptedException interruption = null;
        try {
            Runtime.awaitAtLeast(mine, Offer.TAKEN, 1, millis);
        } catch (InterruptedException exception) {
            interruption = exception;
        }
        Runtime.begin();
        boolean taken = mine.taken != 0;
        if (!taken) {
            waiting = null;
        }
        Runtime.end();
        if (taken) {
            if (interruption != null) {
                Thread.currentThread().interrupt();
            }
            return mine.got;
        }
        if (interruption != null) {
            throw interruption;
        }
        throw new TimeoutException();
    }
}
