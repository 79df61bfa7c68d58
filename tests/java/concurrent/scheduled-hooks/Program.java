import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The methods that a subclass may have are called, and an interrupt does not outlive its task. */
public class Program {
    static final AtomicInteger CALLS = new AtomicInteger();
    static int calls;
    static volatile boolean interrupted;

    static class Counting extends ScheduledThreadPoolExecutor {
        Counting() {
            super(1);
        }

        @Override
        protected void beforeExecute(Thread thread, Runnable task) {
            CALLS.addAndGet(1);
        }

        @Override
        protected void afterExecute(Runnable task, Throwable thrown) {
            assert thrown == null && ((Future<?>) task).isDone();
            CALLS.addAndGet(10);
        }

        @Override
        protected void terminated() {
            CALLS.addAndGet(100);
        }
    }

    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new Counting();
        pool.execute(() -> Thread.currentThread().interrupt());
        pool.schedule(() -> interrupted = Thread.currentThread().isInterrupted(), 0, TimeUnit.SECONDS);
        pool.shutdown();
        assert pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
        calls = CALLS.get();
    }
}
