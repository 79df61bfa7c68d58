import java.util.concurrent.locks.ReentrantLock;

public class Program {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        assert lock.getHoldCount() == 2 && lock.isLocked() && lock.isHeldByCurrentThread();
        Thread other = new Thread(() -> {
            assert lock.getHoldCount() == 0 && !lock.isHeldByCurrentThread() && !lock.tryLock();
        });
        other.start();
        other.join();
        lock.unlock();
        lock.unlock();
        assert !lock.isLocked();
    }
}
