import java.util.concurrent.CompletableFuture;

public class Program {
    static int value;

    public static void main(String[] args) {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 6);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 7);
        value = a.thenCombine(b, (x, y) -> x * y).join();
    }
}
