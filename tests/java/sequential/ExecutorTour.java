import java.util.*;
import java.util.concurrent.*;

public class ExecutorTour {
    public static void main(String[] args) throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        Future<String> f = one.submit(() -> Thread.currentThread().getName());
        System.out.println(f.get() + " " + f.isDone() + " " + f.cancel(true));
        Future<?> g = one.submit(() -> {
            throw new IllegalStateException("task");
        });
        try {
            g.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        List<Future<Integer>> all = one.invokeAll(List.of(() -> 1, () -> 2));
        int sum = 0;
        for (Future<Integer> x : all) sum += x.get();
        System.out.println(sum);
        one.shutdown();
        try {
            one.execute(() -> {
            });
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        System.out.println(one.isShutdown());
        CompletableFuture<Integer> c = CompletableFuture.supplyAsync(() -> 20).thenApply(x -> x + 1).thenCombine(CompletableFuture.completedFuture(2), (x, y) -> x * y);
        System.out.println(c.get());
        CompletableFuture<String> h = new CompletableFuture<String>().completeAsync(() -> {
            throw new RuntimeException("bad");
        });
        System.out.println(h.handle((v, t) -> v + " " + t.getMessage()).get());
        System.out.println(CompletableFuture.completedFuture("x").thenCompose(v -> CompletableFuture.supplyAsync(() -> v + "y")).whenComplete((v, t) -> System.out.println(v + t)).join());
        ScheduledExecutorService s = Executors.newSingleThreadScheduledExecutor();
        System.out.println(s.schedule(() -> "later", 10, TimeUnit.MILLISECONDS).get());
        s.shutdownNow();
        FutureTask<Integer> t = new FutureTask<>(() -> 7);
        new Thread(t).start();
        System.out.println(t.get());
        ForkJoinPool p = new ForkJoinPool();
        System.out.println(p.submit(() -> 9).get());
        p.shutdown();
    }
}
