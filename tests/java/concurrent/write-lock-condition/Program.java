import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Program {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Condition ready = lock.writeLock().newCondition();
    static int cell;
    static int value;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            lock.writeLock().lock();
            cell = 4;
            ready.signalAll();
            lock.writeLock().unlock();
        }).start();
        lock.writeLock().lock();
        while (cell == 0) {
            ready.await();
        }
        value = cell;
        lock.writeLock().unlock();
    }
}
