import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** A task that whoever joins it ran itself is done for its pool as well. */
public class Program {
    static int done;

    static class Half extends RecursiveAction {
        @Override
        protected void compute() {
            done = 1;
        }
    }

    static class Whole extends RecursiveAction {
        @Override
        protected void compute() {
            Half half = new Half();
            half.fork();
            half.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ForkJoinPool pool = new ForkJoinPool();
        pool.invoke(new Whole());
        pool.shutdown();
        if (pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS)) {
            done += pool.isTerminated() ? 10 : 20;
        }
        assert done == 11;
        Half again = new Half();
        again.invoke();
        again.reinitialize();
        again.invoke();
    }
}
