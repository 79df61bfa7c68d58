import java.util.concurrent.locks.StampedLock;

/** A reader may have to wait behind a writer, even if only readers hold the lock. */
public class Program {
    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        long stamp = lock.readLock();
        new Thread(() -> lock.unlockWrite(lock.writeLock())).start();
        Thread reader = new Thread(() -> lock.unlockRead(lock.readLock()));
        reader.start();
        reader.join();
        lock.unlockRead(stamp);
    }
}
