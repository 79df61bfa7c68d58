import java.util.concurrent.CompletableFuture;

public class Program {
    static int value;

    public static void main(String[] args) {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 2);
        value = (Integer) CompletableFuture.anyOf(a, b).join();
    }
}
