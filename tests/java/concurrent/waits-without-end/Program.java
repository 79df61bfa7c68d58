import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The longest time that can be asked for is never over; a shorter one may be. */
public class Program {
    static final CountDownLatch latch = new CountDownLatch(1);
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    static final ReentrantLock lock = new ReentrantLock();
    static boolean counted;
    static int polled;
    static boolean locked;
    static boolean joined;
    static boolean inTime;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            lock.lock();
            latch.countDown();
            queue.add(7);
            lock.unlock();
        });
        other.start();
        counted = latch.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        polled = queue.poll(Long.MAX_VALUE, TimeUnit.DAYS);
        locked = lock.tryLock(Long.MAX_VALUE, TimeUnit.MILLISECONDS);
        lock.unlock();
        other.join(Long.MAX_VALUE);
        joined = !other.isAlive();
        Thread last = new Thread(() -> { });
        last.start();
        last.join(1000);
        inTime = !last.isAlive();
    }
}
