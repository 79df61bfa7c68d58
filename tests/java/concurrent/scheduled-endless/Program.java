import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Nobody cancels the task: no execution ends, and yet there are only so many states. */
public class Program {
    static final ConcurrentHashMap<String, Integer> BEATS = new ConcurrentHashMap<>();
    static volatile boolean seen;

    public static void main(String[] args) {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        scheduler.scheduleAtFixedRate(() -> {
            BEATS.put("beat", 1);
            seen = !seen;
            BEATS.remove("beat");
        }, 1, 1, TimeUnit.SECONDS);
        Integer beats = BEATS.get("beat");
        assert beats == null || beats == 1;
    }
}
