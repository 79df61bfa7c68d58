import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader that waits for another reader, which a waiting writer may keep out. */
public class Program {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        lock.readLock().lock();
        new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        }).start();
        new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
            done.countDown();
        }).start();
        done.await();
        lock.readLock().unlock();
    }
}
