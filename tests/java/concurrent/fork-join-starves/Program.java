import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A pool for one task at a time, and a task in it that waits for a later one. */
public class Program {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch latch = new CountDownLatch(1);
        ForkJoinTask<?> first = pool.submit(() -> {
            try {
                latch.await();
            } catch (InterruptedException impossible) {
                throw new Error(impossible);
            }
        });
        pool.submit(latch::countDown);
        first.get();
    }
}
