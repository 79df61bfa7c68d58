import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Program {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            lock.lock();
            ready = true;
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        if (!ready) {
            condition.await();
        }
        assert ready;
        lock.unlock();
    }
}
