import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Program {
    static boolean cancelled;
    static volatile boolean ran;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> future = pool.submit(() -> { ran = true; });
        cancelled = future.cancel(false);
        pool.shutdown();
    }
}
