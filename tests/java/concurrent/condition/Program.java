import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Program {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition READY = LOCK.newCondition();
    static boolean ready;
    static int r;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            LOCK.lock();
            while (!ready) {
                READY.awaitUninterruptibly();
            }
            r = 1;
            LOCK.unlock();
        });
        Thread second = new Thread(() -> {
            LOCK.lock();
            ready = true;
            READY.signal();
            LOCK.unlock();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
