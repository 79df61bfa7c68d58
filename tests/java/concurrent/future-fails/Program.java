import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Program {
    static String message;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            pool.submit(() -> {
                throw new IllegalStateException("no");
            }).get();
        } catch (ExecutionException exception) {
            message = exception.getMessage();
        }
        pool.shutdown();
    }
}
