import java.util.concurrent.Semaphore;

/** A permit that an interrupted thread did not take is still there. */
public class Program {
    static volatile int r;
    static volatile int q;

    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread taker = new Thread(() -> {
            try {
                semaphore.acquire();
                r = 1;
            } catch (InterruptedException exception) {
                r = 2;
            }
        });
        taker.start();
        semaphore.release();
        taker.interrupt();
        taker.join();
        q = semaphore.availablePermits();
    }
}
