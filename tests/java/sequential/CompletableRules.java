import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What stages do that are complete already, have no executor left, or wait for each other. */
public class CompletableRules {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> source = new CompletableFuture<>();
        CompletableFuture<Integer> given = source.thenApply(value -> {
            System.out.println("not called");
            return value;
        });
        given.complete(7);
        source.complete(1);
        System.out.println("complete before its source: " + given.join());

        ExecutorService closed = Executors.newSingleThreadExecutor();
        closed.shutdown();
        CompletableFuture<Integer> rejected = source.thenApplyAsync(value -> value, closed);
        System.out.println("rejected: " + rejected.isCompletedExceptionally());

        CompletableFuture<Integer> failing = new CompletableFuture<>();
        CompletableFuture<Integer> dependent = failing.thenApplyAsync(value -> value, task -> { });
        CompletableFuture<Integer> handled = failing.handleAsync((value, failure) -> 1, task -> { });
        failing.completeExceptionally(new IllegalStateException());
        System.out.println("a failure needs no executor: " + dependent.isDone() + " " + handled.isDone());

        Thread.currentThread().interrupt();
        System.out.println("get of a result, interrupted: " + source.get() + " " + Thread.interrupted());

        StringBuilder order = new StringBuilder();
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = first.thenApply(value -> value);
        for (int i = 0; i < 3; i++) {
            int number = i;
            second.thenRun(() -> order.append(number));
            first.thenRun(() -> order.append((char) ('a' + number)));
        }
        first.complete(1);
        System.out.println("order: " + order);

        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(source, cancelled);
        cancelled.cancel(true);
        System.out.println("all: " + all.isCompletedExceptionally() + " " + all.isCancelled());
    }
}
