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
        FutureTask<V> future = new FutureTask<V>(task) {
            protected void done() {
                done.add(this);
            }
        };
        executor.execute(future);
        return future;
    }

    public Future<V> submit(Runnable task, V result) {
        return submit(Executors.callable(task, result));
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
