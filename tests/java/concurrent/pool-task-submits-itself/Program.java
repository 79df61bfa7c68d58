import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Program {
    static final ExecutorService pool = Executors.newFixedThreadPool(2, task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });
    static volatile int x;

    static void again() {
        pool.execute(Program::again);
    }

    public static void main(String[] args) {
        again();
        x = 1;
        x = 2;
    }
}
