package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Tasks without an executor run on daemon threads, one each. */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private static final long DONE = Access.offset(CompletableFuture.class, "done");
    private static final Executor ASYNC = task -> {
        Thread thread = new Thread(task, "ForkJoinPool.commonPool-worker");
        thread.setDaemon(true);
        thread.start();
    };

    private volatile int done;
    private T result;
    private Throwable failure;
    /** What runs once this is complete; the latest first, as programs know it. */
    private ArrayDeque<Runnable> dependents;

    public CompletableFuture() {
    }

    private boolean finish(T result, Throwable failure) {
        Runtime.begin();
        boolean first = done == 0;
        ArrayDeque<Runnable> waiting = null;
        if (first) {
            this.result = result;
            this.failure = failure;
            waiting = dependents;
            dependents = null;
            done = 1;
        }
        Runtime.end();
        while (waiting != null && !waiting.isEmpty()) {
            waiting.pop().run();
        }
        return first;
    }

    /** Runs an action once this is complete: at once if it is. */
    private void then(Executor executor, Runnable action) {
        Runnable run = executor == null ? action : () -> executor.execute(action);
        Runtime.begin();
        boolean complete = done != 0;
        if (!complete) {
            if (dependents == null) {
                dependents = new ArrayDeque<>();
            }
            dependents.push(run);
        }
        Runtime.end();
        if (complete) {
            run.run();
        }
    }

    private static Throwable wrapped(Throwable failure) {
        return failure instanceof CompletionException ? failure : new CompletionException(failure);
    }

    public boolean complete(T value) {
        return finish(value, null);
    }

    public boolean completeExceptionally(Throwable failure) {
        if (failure == null) {
            throw new NullPointerException();
        }
        return finish(null, failure);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.complete(value);
        return future;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable failure) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.completeExceptionally(failure);
        return future;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, ASYNC);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        CompletableFuture<U> future = new CompletableFuture<>();
        executor.execute(() -> future.compute(supplier));
        return future;
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        return runAsync(task, ASYNC);
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        return supplyAsync(() -> {
            task.run();
            return null;
        }, executor);
    }

    private void compute(Supplier<? extends T> supplier) {
        T value;
        try {
            value = supplier.get();
        } catch (Throwable exception) {
            finish(null, wrapped(exception));
            return;
        }
        finish(value, null);
    }

    private <U> CompletableFuture<U> next(Executor executor, BiConsumer<CompletableFuture<U>, T> onValue) {
        CompletableFuture<U> future = new CompletableFuture<>();
        then(executor, () -> {
            if (failure != null) {
                future.finish(null, wrapped(failure));
            } else {
                try {
                    onValue.accept(future, result);
                } catch (Throwable exception) {
                    future.finish(null, wrapped(exception));
                }
            }
        });
        return future;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return next(null, (future, value) -> future.finish(function.apply(value), null));
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return thenApplyAsync(function, ASYNC);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return next(executor, (future, value) -> future.finish(function.apply(value), null));
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return this.<Void>next(null, (future, value) -> {
            action.accept(value);
            future.finish(null, null);
        });
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return this.<Void>next(ASYNC, (future, value) -> {
            action.accept(value);
            future.finish(null, null);
        });
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        return thenAccept(value -> action.run());
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return thenAcceptAsync(value -> action.run());
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return next(null, (future, value) -> {
            CompletableFuture<U> inner = function.apply(value).toCompletableFuture();
            inner.then(null, () -> future.finish(inner.result, inner.failure == null ? null : wrapped(inner.failure)));
        });
    }

    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        CompletableFuture<? extends U> there = other.toCompletableFuture();
        return thenCompose(mine -> there.thenApply(theirs -> function.apply(mine, theirs)));
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        return handle((value, exception) -> exception == null ? value : function.apply(exception));
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        CompletableFuture<U> future = new CompletableFuture<>();
        then(null, () -> future.compute(() -> function.apply(result, failure)));
        return future;
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        CompletableFuture<T> future = new CompletableFuture<>();
        then(null, () -> {
            Throwable end = failure;
            try {
                action.accept(result, failure);
            } catch (Throwable exception) {
                end = end == null ? exception : end;
            }
            future.finish(result, end == null ? null : wrapped(end));
        });
        return future;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... all) {
        CompletableFuture<Void> whole = completedFuture(null);
        for (CompletableFuture<?> one : all) {
            whole = whole.handle((value, exception) -> exception).thenCompose(before ->
                one.handle((value, exception) -> {
                    Throwable end = before != null ? before : exception;
                    if (end != null) {
                        throw (CompletionException) wrapped(end);
                    }
                    return null;
                }));
        }
        return whole;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... all) {
        CompletableFuture<Object> first = new CompletableFuture<>();
        for (CompletableFuture<?> one : all) {
            one.then(null, () -> first.finish(one.result, one.failure == null ? null : wrapped(one.failure)));
        }
        return first;
    }

    public boolean isDone() {
        return done != 0;
    }

    public boolean isCompletedExceptionally() {
        return done != 0 && failure != null;
    }

    public boolean isCancelled() {
        return done != 0 && failure instanceof CancellationException;
    }

    public boolean cancel(boolean interrupt) {
        return finish(null, new CancellationException()) || isCancelled();
    }

    private T report() throws ExecutionException {
        if (failure == null) {
            return result;
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : null;
        throw new ExecutionException(cause == null ? failure : cause);
    }

    public T get() throws InterruptedException, ExecutionException {
        if (done == 0) {
            Runtime.awaitAtLeast(this, DONE, 1, -1);
        }
        int seen = done;
        return report();
    }

    public T get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (done == 0 && !Runtime.awaitAtLeast(this, DONE, 1, unit.millis(amount)) || done == 0) {
            throw new TimeoutException();
        }
        return report();
    }

    public T join() {
        boolean interrupted = false;
        while (done == 0) {
            try {
                Runtime.awaitAtLeast(this, DONE, 1, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure != null) {
            throw (CompletionException) wrapped(failure);
        }
        return result;
    }

    public T getNow(T otherwise) {
        return done == 0 ? otherwise : join();
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }
}
