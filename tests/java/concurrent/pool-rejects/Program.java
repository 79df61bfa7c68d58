import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class Program {
    static int rejected;

    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        for (int i = 0; i < 3; i++) {
            try {
                pool.execute(() -> { });
            } catch (RejectedExecutionException exception) {
                rejected++;
            }
        }
        pool.shutdown();
    }
}
