import java.util.concurrent.Semaphore;

public class Program {
    static final Semaphore permits = new Semaphore(0);
    static int interrupted, left;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                permits.acquire();
            } catch (InterruptedException exception) {
                interrupted = 1;
            }
        });
        t.start();
        while (!permits.hasQueuedThreads()) {
            Thread.yield();
        }
        permits.release();
        t.interrupt();
        t.join();
        left = permits.availablePermits();
    }
}
