import java.util.concurrent.locks.StampedLock;

public class Program {
    static final StampedLock lock = new StampedLock();
    static int x, y;
    static int sum;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = lock.writeLock();
            x = 1;
            y = 1;
            lock.unlockWrite(stamp);
        }).start();
        lock.tryOptimisticRead();
        sum = x + y;
    }
}
