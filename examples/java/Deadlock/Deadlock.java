import java.util.concurrent.locks.ReentrantLock;

public class Deadlock {
    static final ReentrantLock FROM = new ReentrantLock();
    static final ReentrantLock TO = new ReentrantLock();

    static void transfer(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lock();
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> transfer(FROM, TO)).start();
        transfer(TO, FROM);
    }

    static void repaired() {
        new Thread(() -> transfer(FROM, TO)).start();
        transfer(FROM, TO);
    }
}
