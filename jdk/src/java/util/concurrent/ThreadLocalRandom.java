package java.util.concurrent;

import java.util.Random;

public class ThreadLocalRandom extends Random {
    private static final ThreadLocal<ThreadLocalRandom> OWN = ThreadLocal.withInitial(ThreadLocalRandom::new);

    /** Whether the constructors are done, which may give it a seed. */
    private final boolean ready;

    private ThreadLocalRandom() {
        ready = true;
    }

    public void setSeed(long seed) {
        if (ready) {
            throw new UnsupportedOperationException();
        }
        super.setSeed(seed);
    }

    public static ThreadLocalRandom current() {
        return OWN.get();
    }

    // A JDK's collections spread threads by numbers that need only differ for speed.

    static int getProbe() {
        return 1;
    }

    static void localInit() {
    }

    static int advanceProbe(int probe) {
        return probe;
    }

    static int nextSecondarySeed() {
        return 1;
    }
}
