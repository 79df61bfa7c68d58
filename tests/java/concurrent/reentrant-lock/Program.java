import java.util.concurrent.locks.ReentrantLock;

public class Program {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int counter;
    
    static void add() {
        LOCK.lock();
        try {
            LOCK.lock();
            counter++;
            LOCK.unlock();
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            add();
        });
        Thread second = new Thread(() -> {
            add();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
