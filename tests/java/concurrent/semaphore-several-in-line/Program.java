import java.util.concurrent.Semaphore;

/** Who waits for two permits keeps everybody waiting who came later, even if one permit is there. */
public class Program {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(0);
        new Thread(() -> permits.acquireUninterruptibly(2)).start();
        new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release(2);
        }).start();
        permits.release();
    }
}
