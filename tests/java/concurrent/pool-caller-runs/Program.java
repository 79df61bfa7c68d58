import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class Program {
    static boolean own;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(() -> { });
        pool.execute(() -> {
            if (Thread.currentThread() == main) {
                own = true;
            }
        });
        pool.shutdown();
    }
}
