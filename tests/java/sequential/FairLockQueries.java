import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class FairLockQueries {
    static final ReentrantLock lock = new ReentrantLock(true);
    static final Condition notEmpty = lock.newCondition();
    static int items;
    public static void main(String[] a) throws Exception {
        Thread c = new Thread(() -> {
            lock.lock();
            try {
                while (items == 0) notEmpty.await();
                items--;
            } catch (InterruptedException e) {
            } finally {
                lock.unlock();
            }
        });
        c.start();
        lock.lock();
        try {
            items = 2;
            notEmpty.signalAll();
        } finally {
            lock.unlock();
        }
        c.join();
        System.out.println(items + " " + lock.isLocked() + " " + lock.isFair() + " " + lock.getHoldCount() + " " + lock.hasQueuedThreads() + " " + lock.tryLock() + " " + lock.isHeldByCurrentThread());
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        System.out.println(lock.toString().contains("Unlocked"));
    }
}
