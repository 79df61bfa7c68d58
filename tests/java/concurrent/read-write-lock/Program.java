import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Program {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int a, b;
    static int seen;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.writeLock().lock();
            a = 1;
            b = 1;
            lock.writeLock().unlock();
        }).start();
        lock.readLock().lock();
        seen = a + b;
        lock.readLock().unlock();
    }
}
