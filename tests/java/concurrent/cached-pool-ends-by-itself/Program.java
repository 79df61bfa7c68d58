import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Program {
    static int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        value = pool.submit(() -> 3).get();
    }
}
