import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class Program {
    static int value;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> future = scheduler.schedule(() -> 5, 10, TimeUnit.MILLISECONDS);
        value = future.get();
        scheduler.shutdown();
    }
}
