import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class TimersAndTimeouts {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> never = new CompletableFuture<>();
        try {
            never.get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        System.out.println(never.completeOnTimeout("late", 1, TimeUnit.MILLISECONDS).get() + " " + never.complete("no"));
        try {
            new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        Timer t = new Timer(true);
        CountDownLatch l = new CountDownLatch(2);
        t.schedule(new TimerTask() {
            int n;
            public void run() {
                l.countDown();
                if (++n == 2) cancel();
            }
        }, 1, 1);
        l.await();
        t.cancel();
        System.out.println("ticked");
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> f = s.schedule(() -> 5, 1, TimeUnit.MILLISECONDS);
        System.out.println(f.get() + " " + f.isDone());
        ScheduledFuture<?> c = s.schedule(() -> System.out.println("never"), 1, TimeUnit.DAYS);
        System.out.println(c.cancel(false) + " " + c.isCancelled());
        s.shutdown();
        System.out.println(s.awaitTermination(1, TimeUnit.DAYS));
        Object o = new Object();
        synchronized (o) {
            o.wait(1);
        }
        Thread.sleep(1);
        System.out.println(TimeUnit.MINUTES.toSeconds(2) + " " + TimeUnit.NANOSECONDS.toMillis(2_500_000) + " " + TimeUnit.SECONDS.convert(90, TimeUnit.MINUTES) + " " + TimeUnit.HOURS);
    }
}
