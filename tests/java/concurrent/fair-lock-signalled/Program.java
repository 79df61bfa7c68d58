import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Who is signalled stands in line for the lock from then on, before it runs again. */
public class Program {
    static final ReentrantLock lock = new ReentrantLock(true);
    static final Condition go = lock.newCondition();
    static int queued;
    static int order;

    static void note(int number) {
        order = order * 10 + number;
    }

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            go.awaitUninterruptibly();
            note(1);
            lock.unlock();
        });
        Thread later = new Thread(() -> {
            lock.lock();
            note(2);
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        while (!lock.hasWaiters(go)) {
            lock.unlock();
            lock.lock();
        }
        go.signal();
        queued = lock.getQueueLength();
        later.start();
        while (!lock.hasQueuedThread(later)) {
            Thread.yield();
        }
        lock.unlock();
        waiter.join();
        later.join();
    }
}
