import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Program {
    static int sum;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(() -> 20);
        Future<Integer> b = pool.submit(() -> 22);
        sum = a.get() + b.get();
        pool.shutdown();
    }
}
