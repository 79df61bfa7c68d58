import java.util.concurrent.locks.LockSupport;

/** A parked thread says what it waits for, until it goes on. */
public class Program {
    static final Object blocker = new Object();
    static volatile boolean done;
    static boolean seen;
    static boolean other;
    static boolean after;

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            while (!done) {
                LockSupport.park(blocker);
            }
        });
        waiter.start();
        Object now = LockSupport.getBlocker(waiter);
        seen = now == blocker;
        other = now != null && !seen;
        done = true;
        LockSupport.unpark(waiter);
        waiter.join();
        after = LockSupport.getBlocker(waiter) != null;
    }
}
