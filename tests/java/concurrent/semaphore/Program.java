import java.util.concurrent.Semaphore;

public class Program {
    static final Semaphore PERMIT = new Semaphore(1);
    static int counter;
    
    static void add() {
        PERMIT.acquireUninterruptibly();
        counter++;
        PERMIT.release();
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
