import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What a pool is told to do while it is shut down runs, is given back or is rejected. */
public class Program {
    static final AtomicInteger RAN = new AtomicInteger();
    static int rejected;
    static int all;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread client = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                try {
                    pool.execute(RAN::incrementAndGet);
                } catch (RejectedExecutionException exception) {
                    rejected++;
                }
            }
        });
        client.start();
        int back = pool.shutdownNow().size();
        client.join();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        all = back + rejected + RAN.get();
    }
}
