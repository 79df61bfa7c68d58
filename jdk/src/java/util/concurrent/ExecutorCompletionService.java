package java.util.concurrent;

public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> done;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<Future<V>>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> done) {
        if (executor == null || done == null) {
            throw new NullPointerException();
        }
        this.executor = executor;
        this.done = done;
    }

    public Future<V> submit(Callable<V> task) {
        return start(executor instanceof AbstractExecutorService
            ? ((AbstractExecutorService) executor).newTaskFor(task) : new FutureTask<V>(task));
    }

    public Future<V> submit(Runnable task, V result) {
        return start(executor instanceof AbstractExecutorService
            ? ((AbstractExecutorService) executor).newTaskFor(task, result) : new FutureTask<V>(task, result));
    }

    /** What was cancelled is given out when its turn comes, too, and not before. */
    private Future<V> start(RunnableFuture<V> future) {
        executor.execute(new FutureTask<Void>(future, null) {
            protected void done() {
                done.add(future);
            }
        });
        return future;
    }

    public Future<V> take() throws InterruptedException {
        return done.take();
    }

    public Future<V> poll() {
        return done.poll();
    }

    public Future<V> poll(long amount, TimeUnit unit) throws InterruptedException {
        return done.poll(amount, unit);
    }
}
