import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class Program {
    static int value;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 9);
        value = future.completeOnTimeout(0, 1, TimeUnit.SECONDS).join();
    }
}
