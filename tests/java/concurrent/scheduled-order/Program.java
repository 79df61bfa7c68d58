import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Program {
    static int log;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        scheduler.schedule(() -> log = 10 * log + 1, 20, TimeUnit.MILLISECONDS);
        scheduler.schedule(() -> log = 10 * log + 2, 10, TimeUnit.MILLISECONDS);
        scheduler.shutdown();
        scheduler.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
    }
}
