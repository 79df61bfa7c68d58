import java.util.concurrent.CompletableFuture;

public class Program {
    static int r;

    public static void main(String[] args) {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 3);
        r = a.thenCombine(b, (x, y) -> x * 10 + y).thenApply(x -> x + 1).join();
    }
}
