import java.util.concurrent.CompletableFuture;

/** Whoever completes the second of two futures finds what the first one was completed with. */
public class Program {
    static int either;
    static boolean both;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = new CompletableFuture<>();
        CompletableFuture<Integer> one = first.applyToEither(second, value -> value);
        CompletableFuture<Integer> sum = first.thenCombine(second, Integer::sum);
        Thread other = new Thread(() -> first.complete(1));
        other.start();
        while (!first.isDone()) {
            Thread.yield();
        }
        second.complete(2);
        either = one.join();
        both = sum.join() == 3;
        other.join();
    }
}
