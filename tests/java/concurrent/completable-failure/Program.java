import java.util.concurrent.CompletableFuture;

public class Program {
    static int value;

    public static void main(String[] args) {
        value = CompletableFuture.<Integer>supplyAsync(() -> {
            throw new IllegalStateException("no");
        }).thenApply(x -> x + 1).exceptionally(exception -> -1).join();
    }
}
