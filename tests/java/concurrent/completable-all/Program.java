import java.util.concurrent.CompletableFuture;

public class Program {
    static int sum;

    public static void main(String[] args) {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture.allOf(a, b).join();
        sum = a.join() + b.join();
    }
}
