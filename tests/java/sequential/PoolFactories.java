import java.util.List;
import java.util.PriorityQueue;
import java.util.Spliterator;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Fork-join pools with threads of the program's own, and what spliterators say of themselves. */
public class PoolFactories {
    static volatile Throwable seen;

    static class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool) {
            super(pool);
            setName("worker of the program");
        }
    }

    static void has(String what, Spliterator<?> spliterator, int characteristics) {
        System.out.println(what + " " + spliterator.hasCharacteristics(characteristics));
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1, Worker::new, (thread, thrown) -> seen = thrown, true);
        System.out.println(pool.submit(() -> Thread.currentThread().getName()).get());
        System.out.println(pool.submit(() -> Thread.currentThread() instanceof Worker).get());
        System.out.println(pool.getFactory() == ForkJoinPool.defaultForkJoinWorkerThreadFactory);
        System.out.println(pool.getAsyncMode() + " " + (pool.getUncaughtExceptionHandler() != null));
        pool.shutdown();
        System.out.println(pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS));
        ForkJoinPool other = new ForkJoinPool(1);
        System.out.println(other.getFactory() == ForkJoinPool.defaultForkJoinWorkerThreadFactory);
        System.out.println(other.getAsyncMode() + " " + other.getUncaughtExceptionHandler());

        has("sorted set", new TreeSet<>(List.of(1)).spliterator(), Spliterator.SORTED);
        System.out.println(new TreeSet<>(List.of(1)).spliterator().getComparator());
        has("queue", new LinkedBlockingQueue<>(List.of(1)).spliterator(), Spliterator.ORDERED);
        has("heap", new PriorityQueue<>(List.of(1)).spliterator(), Spliterator.ORDERED);
    }
}
