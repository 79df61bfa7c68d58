package java.util.concurrent;

import java.util.Random;

public class ThreadLocalRandom extends Random {
    private static final ThreadLocal<ThreadLocalRandom> OWN = ThreadLocal.withInitial(ThreadLocalRandom::new);

    private ThreadLocalRandom() {
    }

    public static ThreadLocalRandom current() {
        return OWN.get();
    }
}
