import java.util.concurrent.atomic.AtomicInteger;

/** Compiled for Java 17, which has no virtual threads; a pool with a thread per task is the same here. */
public class Program {
    static int count;

    public static void main(String[] args) throws Exception {
        AtomicInteger cell = new AtomicInteger();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(cell::incrementAndGet, "worker-" + i);
            threads[i].setDaemon(true);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        count = cell.get();
    }
}
