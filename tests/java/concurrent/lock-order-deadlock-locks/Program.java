import java.util.concurrent.locks.ReentrantLock;

public class Program {
    static final ReentrantLock A = new ReentrantLock(), B = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            A.lock();
            B.lock();
            B.unlock();
            A.unlock();
        });
        Thread second = new Thread(() -> {
            B.lock();
            A.lock();
            A.unlock();
            B.unlock();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
