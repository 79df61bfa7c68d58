import java.util.concurrent.locks.ReentrantLock;

public class Program {
    static int waiting, blocked;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        Thread.State state = t.getState();
        waiting = state == Thread.State.WAITING ? 1 : 0;
        blocked = state == Thread.State.BLOCKED ? 1 : 0;
        lock.unlock();
        t.join();
    }
}
