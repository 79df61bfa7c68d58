import java.util.concurrent.locks.ReentrantLock;

public class Program {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(lock::unlock).start();
    }
}
