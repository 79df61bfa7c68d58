package java.util.concurrent;

public interface CompletionStage<T> {
    CompletableFuture<T> toCompletableFuture();
}
