import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/** What a pool has not begun is cancelled with it, and its end is waited for until it is shut down. */
public class Program {
    static String how;
    static boolean ended;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<String> task = pool.submit(() -> "ran");
        new Thread(pool::shutdownNow).start();
        ended = pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        try {
            how = task.join();
        } catch (CancellationException exception) {
            how = "cancelled";
        }
    }
}
