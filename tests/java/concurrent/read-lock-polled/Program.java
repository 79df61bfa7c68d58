import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A loop that takes and gives back a read lock comes back to where it was. */
public class Program {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static final ThreadLocal<Integer> ROUND = new ThreadLocal<>();
    static boolean ready;
    static int seen;

    static boolean isReady() {
        ROUND.set(1);
        LOCK.readLock().lock();
        try {
            return ready;
        } finally {
            LOCK.readLock().unlock();
            ROUND.remove();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            while (!isReady()) {
                Thread.yield();
            }
            seen = 1;
        });
        reader.start();
        LOCK.writeLock().lock();
        ready = true;
        LOCK.writeLock().unlock();
        reader.join();
    }
}
