import java.util.concurrent.Semaphore;

public class Program {
    static final Semaphore semaphore = new Semaphore(1);

    static void work(boolean fails) {
        semaphore.acquireUninterruptibly();
        if (fails) {
            return;
        }
        semaphore.release();
    }

    public static void main(String[] args) {
        new Thread(() -> work(true)).start();
        work(false);
    }
}
