package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Tasks without an executor run on daemon threads, one each. */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private static final long DONE = Access.offset(CompletableFuture.class, "done");
    private static final int AWAITED = 1;
    private static final int ALONE = 2;
    private static final Executor ASYNC = task -> {
        new ForkJoinWorkerThread(ForkJoinPool.commonPool(), task).start();
    };

    /** 0, or how it was completed: with something that waits for it, or with nothing. */
    private volatile int done;
    private T result;
    private Throwable failure;
    /** What runs once this is complete; the latest first, as programs know it. Null if there is nothing. */
    private ArrayDeque<Step> dependents;

    /** Something that waits for futures; gives the one that it may have completed, or null. */
    private interface Step {
        CompletableFuture<?> run();
    }

    public CompletableFuture() {
    }

    private boolean finish(T result, Throwable failure) {
        Runtime.begin();
        boolean first = set(result, failure);
        Step step = pop();
        boolean more = dependents != null;
        Runtime.end();
        if (step != null) {
            drain(step, more);
        }
        return first;
    }

    /** Completes this, and gives it to whoever runs what waits for it; null if nothing does. */
    private CompletableFuture<?> settle(T result, Throwable failure) {
        Runtime.begin();
        set(result, failure);
        boolean awaited = dependents != null;
        Runtime.end();
        return awaited ? this : null;
    }

    /** In an atomic section. */
    private boolean set(T result, Throwable failure) {
        boolean first = done == 0;
        if (first) {
            this.result = result;
            this.failure = failure;
            done = dependents == null ? ALONE : AWAITED;
        }
        return first;
    }

    /** In an atomic section: the next step that may run. */
    private Step pop() {
        if (done == 0 || dependents == null) {
            return null;
        }
        Step step = dependents.pop();
        if (dependents.isEmpty()) {
            dependents = null;
        }
        return step;
    }

    private void push(Step step) {
        if (dependents == null) {
            dependents = new ArrayDeque<>();
        }
        dependents.push(step);
    }

    /**
     * Runs what waits for this. Others may do so at the same time: whoever waited for the result, and
     * whoever tries to complete it again. What waits for a future that a step completes comes next, in
     * the order in which it came.
     */
    private void drain() {
        drain(null, true);
    }

    /** The same with the first step, and whether there are others here. Once this is complete none come. */
    private void drain(Step first, boolean more) {
        CompletableFuture<?> at = first == null ? this : first.run();
        while (at != null || more) {
            Runtime.begin();
            Step step = at == null ? null : at.pop();
            if (step == null) {
                at = this;
                step = pop();
            }
            boolean later = at != this && at.dependents != null;
            if (later) {
                push(step);
            }
            more = dependents != null;
            Runtime.end();
            if (!later) {
                at = step == null ? null : step.run();
            }
        }
    }

    /** Runs what waits for this, if anything did when it was completed. */
    private void drainAwaited() {
        if (done == AWAITED) {
            drain();
        }
    }

    /** Runs a step once this is complete: at once if it is. */
    private void then(Step step) {
        Runtime.begin();
        boolean complete = done != 0;
        if (!complete) {
            push(step);
        }
        Runtime.end();
        if (complete) {
            CompletableFuture<?> next = step.run();
            if (next != null) {
                next.drain();
            }
        }
    }

    /** Does what completes another future, unless that is complete: here, or in an executor. */
    private static CompletableFuture<?> fire(Executor executor, CompletableFuture<?> target, Step action) {
        if (target.done != 0) {
            return target;
        }
        if (executor == null) {
            return action.run();
        }
        try {
            executor.execute(() -> {
                CompletableFuture<?> next = target.done == 0 ? action.run() : target;
                if (next != null) {
                    next.drain();
                }
            });
            return null;
        } catch (Throwable exception) {
            return target.settle(null, wrapped(exception));
        }
    }

    private static Throwable wrapped(Throwable failure) {
        return failure instanceof CompletionException ? failure : new CompletionException(failure);
    }

    public boolean complete(T value) {
        return finish(value, null);
    }

    public boolean completeExceptionally(Throwable failure) {
        return finish(null, Objects.requireNonNull(failure));
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
        Objects.requireNonNull(supplier);
        CompletableFuture<U> future = new CompletableFuture<>();
        executor.execute(() -> future.compute(supplier));
        return future;
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        return runAsync(task, ASYNC);
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        Objects.requireNonNull(task);
        return supplyAsync(() -> {
            task.run();
            return null;
        }, executor);
    }

    /** As a task of its own. */
    private void compute(Supplier<? extends T> supplier) {
        if (done != 0) {
            drain();
            return;
        }
        T value = null;
        Throwable thrown = null;
        try {
            value = supplier.get();
        } catch (Throwable exception) {
            thrown = wrapped(exception);
        }
        finish(value, thrown);
    }

    private CompletableFuture<?> settleBy(Supplier<? extends T> supplier) {
        T value;
        try {
            value = supplier.get();
        } catch (Throwable exception) {
            return settle(null, wrapped(exception));
        }
        return settle(value, null);
    }

    /** A failure is passed on where it is noticed; only functions run in an executor. */
    private <U> CompletableFuture<U> next(
            Executor executor, BiFunction<CompletableFuture<U>, T, CompletableFuture<?>> onValue) {
        CompletableFuture<U> future = newIncompleteFuture();
        then(() -> {
            if (failure != null) {
                return future.settle(null, wrapped(failure));
            }
            return fire(executor, future, () -> {
                try {
                    return onValue.apply(future, result);
                } catch (Throwable exception) {
                    return future.settle(null, wrapped(exception));
                }
            });
        });
        return future;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return thenApply(null, function);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return thenApply(defaultExecutor(), function);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return thenApply(checked(executor), function);
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return thenAccept(null, action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return thenAccept(defaultExecutor(), action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return thenAccept(checked(executor), action);
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        return thenRun(null, action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return thenRun(defaultExecutor(), action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return thenRun(checked(executor), action);
    }

    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return thenCombine(null, other, function);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return thenCombine(defaultExecutor(), other, function);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function, Executor executor) {
        return thenCombine(checked(executor), other, function);
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return thenAcceptBoth(null, other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return thenAcceptBoth(defaultExecutor(), other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action, Executor executor) {
        return thenAcceptBoth(checked(executor), other, action);
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return runAfterBoth(null, other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return runAfterBoth(defaultExecutor(), other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return runAfterBoth(checked(executor), other, action);
    }

    public <U> CompletableFuture<U> applyToEither(
            CompletionStage<? extends T> other, Function<? super T, U> function) {
        return applyToEither(null, other, function);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function) {
        return applyToEither(defaultExecutor(), other, function);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function, Executor executor) {
        return applyToEither(checked(executor), other, function);
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptEither(null, other, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptEither(defaultExecutor(), other, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
        return acceptEither(checked(executor), other, action);
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        return runAfterEither(null, other, action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
        return runAfterEither(defaultExecutor(), other, action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return runAfterEither(checked(executor), other, action);
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return thenCompose(null, function);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return thenCompose(defaultExecutor(), function);
    }

    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
        return thenCompose(checked(executor), function);
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        return handle(null, function);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return handle(defaultExecutor(), function);
    }

    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
        return handle(checked(executor), function);
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return whenComplete(null, action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return whenComplete(defaultExecutor(), action);
    }

    public CompletableFuture<T> whenCompleteAsync(
            BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return whenComplete(checked(executor), action);
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        return exceptionally(null, function);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
        return exceptionally(defaultExecutor(), function);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function, Executor executor) {
        return exceptionally(checked(executor), function);
    }

    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> function) {
        return exceptionallyCompose(null, function);
    }

    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> function) {
        return exceptionallyCompose(defaultExecutor(), function);
    }

    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> function, Executor executor) {
        return exceptionallyCompose(checked(executor), function);
    }

    private static Executor checked(Executor executor) {
        if (executor == null) {
            throw new NullPointerException();
        }
        return executor;
    }

    public Executor defaultExecutor() {
        return ASYNC;
    }

    /** What a stage that depends on this one is made of; subclasses give their own kind. */
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }

    private <U> CompletableFuture<U> thenApply(Executor executor, Function<? super T, ? extends U> function) {
        Objects.requireNonNull(function);
        return next(executor, (future, value) -> future.settle(function.apply(value), null));
    }

    private CompletableFuture<Void> thenAccept(Executor executor, Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return this.<Void>next(executor, (future, value) -> {
            action.accept(value);
            return future.settle(null, null);
        });
    }

    private CompletableFuture<Void> thenRun(Executor executor, Runnable action) {
        Objects.requireNonNull(action);
        return thenAccept(executor, value -> action.run());
    }

    /** Whether it is the first who asks. */
    private static boolean claim(boolean[] claimed) {
        Runtime.begin();
        boolean first = !claimed[0];
        claimed[0] = true;
        Runtime.end();
        return first;
    }

    /** Runs a step once, by whoever notices first that both are complete. */
    private static void whenBoth(CompletableFuture<?> a, CompletableFuture<?> b, Step step) {
        boolean[] claimed = new boolean[1];
        Step both = () -> {
            Runtime.begin();
            boolean claims = a.done != 0 && b.done != 0 && !claimed[0];
            claimed[0] |= claims;
            Runtime.end();
            return claims ? step.run() : null;
        };
        a.then(both);
        if (a != b) {
            b.then(both);
        }
    }

    /** Runs something once both are complete; a failure of this one comes first. */
    private <U, V> CompletableFuture<V> both(
            Executor executor, CompletionStage<? extends U> other,
            BiFunction<CompletableFuture<V>, U, CompletableFuture<?>> onValues) {
        CompletableFuture<? extends U> there = other.toCompletableFuture();
        CompletableFuture<V> future = newIncompleteFuture();
        whenBoth(this, there, () -> {
            Throwable end = failure != null ? failure : there.failure;
            if (end != null) {
                return future.settle(null, wrapped(end));
            }
            return fire(executor, future, () -> {
                try {
                    return onValues.apply(future, there.result);
                } catch (Throwable exception) {
                    return future.settle(null, wrapped(exception));
                }
            });
        });
        return future;
    }

    private <U, V> CompletableFuture<V> thenCombine(Executor executor, CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        Objects.requireNonNull(function);
        return this.<U, V>both(
            executor, other, (future, theirs) -> future.settle(function.apply(result, theirs), null));
    }

    private <U> CompletableFuture<Void> thenAcceptBoth(Executor executor, CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action) {
        Objects.requireNonNull(action);
        return this.<U, Void>both(executor, other, (future, theirs) -> {
            action.accept(result, theirs);
            return future.settle(null, null);
        });
    }

    private CompletableFuture<Void> runAfterBoth(Executor executor, CompletionStage<?> other, Runnable action) {
        Objects.requireNonNull(action);
        return thenAcceptBoth(executor, other, (mine, theirs) -> action.run());
    }

    /** Runs something once one of both is complete: this one, if both are. */
    private <U> CompletableFuture<U> either(
            Executor executor, CompletionStage<? extends T> other,
            BiFunction<CompletableFuture<U>, T, CompletableFuture<?>> onValue) {
        CompletableFuture<? extends T> there = other.toCompletableFuture();
        CompletableFuture<U> future = newIncompleteFuture();
        boolean[] claimed = new boolean[1];
        Step step = () -> !claim(claimed) ? null : fire(executor, future, () -> {
            CompletableFuture<? extends T> first = done != 0 ? this : there;
            if (first.failure != null) {
                return future.settle(null, wrapped(first.failure));
            }
            try {
                return onValue.apply(future, first.result);
            } catch (Throwable exception) {
                return future.settle(null, wrapped(exception));
            }
        });
        then(step);
        if (there != this) {
            there.then(step);
        }
        return future;
    }

    private <U> CompletableFuture<U> applyToEither(
            Executor executor, CompletionStage<? extends T> other, Function<? super T, U> function) {
        Objects.requireNonNull(function);
        return either(executor, other, (future, value) -> future.settle(function.apply(value), null));
    }

    private CompletableFuture<Void> acceptEither(
            Executor executor, CompletionStage<? extends T> other, Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return this.<Void>either(executor, other, (future, value) -> {
            action.accept(value);
            return future.settle(null, null);
        });
    }

    @SuppressWarnings("unchecked")
    private CompletableFuture<Void> runAfterEither(Executor executor, CompletionStage<?> other, Runnable action) {
        Objects.requireNonNull(action);
        return acceptEither(executor, (CompletionStage<? extends T>) other, value -> action.run());
    }

    /** Completes another one as this one does. */
    void passTo(CompletableFuture<T> future) {
        then(() -> future.settle(result, failure == null ? null : wrapped(failure)));
    }

    private <U> CompletableFuture<U> thenCompose(
            Executor executor, Function<? super T, ? extends CompletionStage<U>> function) {
        Objects.requireNonNull(function);
        return next(executor, (future, value) -> {
            function.apply(value).toCompletableFuture().passTo(future);
            return null;
        });
    }

    private <U> CompletableFuture<U> handle(
            Executor executor, BiFunction<? super T, Throwable, ? extends U> function) {
        Objects.requireNonNull(function);
        CompletableFuture<U> future = newIncompleteFuture();
        then(() -> fire(executor, future, () -> future.settleBy(() -> function.apply(result, failure))));
        return future;
    }

    private CompletableFuture<T> whenComplete(Executor executor, BiConsumer<? super T, ? super Throwable> action) {
        Objects.requireNonNull(action);
        CompletableFuture<T> future = newIncompleteFuture();
        then(() -> fire(executor, future, () -> {
            Throwable end = failure;
            try {
                action.accept(result, failure);
            } catch (Throwable exception) {
                if (end == null) {
                    end = exception;
                } else if (end != exception) {
                    end.addSuppressed(exception);
                }
            }
            return future.settle(end == null ? result : null, end == null ? null : wrapped(end));
        }));
        return future;
    }

    private CompletableFuture<T> exceptionally(Executor executor, Function<Throwable, ? extends T> function) {
        Objects.requireNonNull(function);
        CompletableFuture<T> future = newIncompleteFuture();
        then(() -> {
            if (failure == null) {
                return future.settle(result, null);
            }
            return fire(executor, future, () -> future.settleBy(() -> function.apply(failure)));
        });
        return future;
    }

    private CompletableFuture<T> exceptionallyCompose(
            Executor executor, Function<Throwable, ? extends CompletionStage<T>> function) {
        Objects.requireNonNull(function);
        return handle(executor, (value, exception) -> exception == null ? this : function.apply(exception))
            .thenCompose(stage -> stage);
    }

    /** Completes with a failure once the time is over. */
    public CompletableFuture<T> orTimeout(long amount, TimeUnit unit) {
        return afterTime(unit.delay(amount), () -> completeExceptionally(new TimeoutException()));
    }

    public CompletableFuture<T> completeOnTimeout(T value, long amount, TimeUnit unit) {
        return afterTime(unit.delay(amount), () -> complete(value));
    }

    private CompletableFuture<T> afterTime(int millis, Runnable action) {
        if (done == 0) {
            ASYNC.execute(() -> {
                try {
                    if (!Runtime.awaitAtLeast(this, DONE, 1, millis)) {
                        action.run();
                    }
                } catch (InterruptedException impossible) {
                    throw new Error(impossible);
                }
            });
        }
        return this;
    }

    public static Executor delayedExecutor(long amount, TimeUnit unit) {
        return delayedExecutor(amount, unit, ASYNC);
    }

    public static Executor delayedExecutor(long amount, TimeUnit unit, Executor executor) {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(executor);
        return task -> ASYNC.execute(() -> {
            try {
                unit.sleep(amount);
            } catch (InterruptedException impossible) {
                throw new Error(impossible);
            }
            executor.execute(task);
        });
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        Objects.requireNonNull(supplier);
        executor.execute(() -> compute(supplier));
        return this;
    }

    public CompletableFuture<T> copy() {
        CompletableFuture<T> future = newIncompleteFuture();
        passTo(future);
        return future;
    }

    public CompletionStage<T> minimalCompletionStage() {
        CompletableFuture<T> stage = new MinimalStage<>();
        passTo(stage);
        return stage;
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        CompletableFuture<U> stage = new MinimalStage<>();
        stage.finish(value, null);
        return stage;
    }

    public static <U> CompletionStage<U> failedStage(Throwable failure) {
        CompletableFuture<U> stage = new MinimalStage<>();
        stage.finish(null, Objects.requireNonNull(failure));
        return stage;
    }

    public void obtrudeValue(T value) {
        Runtime.begin();
        result = value;
        failure = null;
        done = AWAITED;
        Runtime.end();
        drain();
    }

    public void obtrudeException(Throwable exception) {
        Objects.requireNonNull(exception);
        Runtime.begin();
        result = null;
        failure = exception;
        done = AWAITED;
        Runtime.end();
        drain();
    }

    public int getNumberOfDependents() {
        return countDependents();
    }

    private int countDependents() {
        Runtime.begin();
        int count = dependents == null ? 0 : dependents.size();
        Runtime.end();
        return count;
    }

    public String toString() {
        int dependents = countDependents();
        String text = done == 0
            ? dependents == 0 ? "[Not completed]" : "[Not completed, " + dependents + " dependents]"
            : failure == null ? "[Completed normally]" : "[Completed exceptionally: " + failure + "]";
        return super.toString() + text;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... all) {
        return all(all, 0, all.length - 1);
    }

    /** A tree, as in a JDK: of several failures, which one is taken depends on the shape. */
    private static CompletableFuture<Void> all(CompletableFuture<?>[] all, int low, int high) {
        CompletableFuture<Void> future = new CompletableFuture<>();
        if (low > high) {
            future.finish(null, null);
            return future;
        }
        int middle = (low + high) >>> 1;
        CompletableFuture<?> a = low == middle ? all[low] : all(all, low, middle);
        CompletableFuture<?> b = low == high ? a : high == middle + 1 ? all[high] : all(all, middle + 1, high);
        whenBoth(a, b, () -> {
            Throwable end = a.failure != null ? a.failure : b.failure;
            return future.settle(null, end == null ? null : wrapped(end));
        });
        return future;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... all) {
        CompletableFuture<Object> first = new CompletableFuture<>();
        for (CompletableFuture<?> one : all) {
            one.then(() -> first.settle(one.result, one.failure == null ? null : wrapped(one.failure)));
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
            Runtime.checkInterrupt();
            Runtime.awaitAtLeast(this, DONE, 1, -1);
            drainAwaited();
        }
        int seen = done;
        return report();
    }

    public T get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        int millis = unit.millis(amount);
        if (done == 0) {
            Runtime.checkInterrupt();
            if (!Runtime.awaitAtLeast(this, DONE, 1, millis) && done == 0) {
                throw new TimeoutException();
            }
            drainAwaited();
        }
        return report();
    }

    private void awaitDone() {
        boolean interrupted = false;
        boolean over = false;
        while (!over) {
            try {
                over = Runtime.awaitAtLeast(this, DONE, 1, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public T join() {
        if (done == 0) {
            awaitDone();
            drainAwaited();
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
