import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A pool for one task at a time needs no lock around what its tasks share, and a task may wait in it for another. */
public class Program {
    static int sum;
    static boolean elsewhere = true;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> one = pool.submit(() -> {
            sum++;
            elsewhere &= Thread.currentThread() != main;
        });
        ForkJoinTask<Integer> two = pool.submit(() -> {
            sum++;
            return pool.submit(() -> 5).get();
        });
        one.join();
        int five = two.join();
        sum += five;
    }
}
