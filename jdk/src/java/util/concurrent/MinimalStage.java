package java.util.concurrent;

import java.util.function.Supplier;

/** What gives a stage and nothing else: only those that depend on it see how it is completed. */
final class MinimalStage<T> extends CompletableFuture<T> {
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new MinimalStage<>();
    }

    public CompletableFuture<T> toCompletableFuture() {
        CompletableFuture<T> future = new CompletableFuture<>();
        passTo(future);
        return future;
    }

    public T get() {
        throw new UnsupportedOperationException();
    }

    public T get(long amount, TimeUnit unit) {
        throw new UnsupportedOperationException();
    }

    public T getNow(T otherwise) {
        throw new UnsupportedOperationException();
    }

    public T join() {
        throw new UnsupportedOperationException();
    }

    public boolean complete(T value) {
        throw new UnsupportedOperationException();
    }

    public boolean completeExceptionally(Throwable failure) {
        throw new UnsupportedOperationException();
    }

    public boolean cancel(boolean interrupt) {
        throw new UnsupportedOperationException();
    }

    public void obtrudeValue(T value) {
        throw new UnsupportedOperationException();
    }

    public void obtrudeException(Throwable failure) {
        throw new UnsupportedOperationException();
    }

    public boolean isDone() {
        throw new UnsupportedOperationException();
    }

    public boolean isCancelled() {
        throw new UnsupportedOperationException();
    }

    public boolean isCompletedExceptionally() {
        throw new UnsupportedOperationException();
    }

    public int getNumberOfDependents() {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<T> orTimeout(long amount, TimeUnit unit) {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<T> completeOnTimeout(T value, long amount, TimeUnit unit) {
        throw new UnsupportedOperationException();
    }
}
