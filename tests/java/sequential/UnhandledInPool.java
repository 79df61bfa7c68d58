import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class UnhandledInPool {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " died of " + e.getMessage()));
        Thread a = new Thread(() -> {
            throw new IllegalStateException("one");
        }, "a");
        a.start();
        a.join();
        Thread b = new Thread(() -> {
            throw new IllegalStateException("two");
        }, "b");
        b.setUncaughtExceptionHandler((t, e) -> System.out.println("own handler " + e.getMessage()));
        b.start();
        b.join();
        ExecutorService e = Executors.newSingleThreadExecutor(r -> new Thread(r, "pooled"));
        Future<?> f = e.submit(() -> {
            throw new IllegalArgumentException("three");
        });
        try {
            f.get();
        } catch (ExecutionException x) {
            System.out.println(x.getMessage());
        }
        e.shutdown();
        System.out.println(e.awaitTermination(1, TimeUnit.DAYS));
        CompletableFuture<Object> c = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("four");
        });
        System.out.println(c.exceptionally(x -> x.getClass().getSimpleName() + " " + x.getCause().getMessage()).get());
        System.out.println(c.isCompletedExceptionally() + " " + c.handle((v, x) -> x != null).get());
        try {
            c.get();
        } catch (ExecutionException x) {
            System.out.println(x.getCause());
        }
        try {
            CompletableFuture.allOf(c, CompletableFuture.completedFuture(1)).join();
        } catch (CompletionException x) {
            System.out.println(x.getCause().getMessage());
        }
    }
}
