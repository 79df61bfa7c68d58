import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task that was cancelled is given out when its turn comes, not before. */
public class Program {
    static boolean inOrder;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        Future<Integer> first = service.submit(() -> 1);
        service.submit(() -> 2).cancel(false);
        inOrder = service.take() == first;
        pool.shutdown();
    }
}
