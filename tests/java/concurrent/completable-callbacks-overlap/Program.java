import java.util.concurrent.CompletableFuture;

/** Two actions of one future: whoever waited for it may run one of them while the other runs. */
public class Program {
    static int count;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<Void> one = future.thenRun(() -> count++);
        CompletableFuture<Void> two = future.thenRun(() -> count++);
        new Thread(() -> future.complete(1)).start();
        future.join();
        one.join();
        two.join();
    }
}
