package java.util.concurrent;

import fencepost.Runtime;

public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> done;
    /** Whether nobody else knows the queue. */
    private final boolean own;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<Future<V>>(), true);
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> done) {
        this(executor, done, false);
    }

    private ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> done, boolean own) {
        if (executor == null || done == null) {
            throw new NullPointerException();
        }
        this.executor = executor;
        this.done = done;
        this.own = own;
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
        executor.execute(new Queueing<>(future, done, own));
        return future;
    }

    /** Its own state only says whether it was run or cancelled, so it changes together with what it is about. */
    private static final class Queueing<V> extends FutureTask<Void> {
        private final RunnableFuture<V> future;
        private final BlockingQueue<Future<V>> queue;
        private final boolean own;

        Queueing(RunnableFuture<V> future, BlockingQueue<Future<V>> queue, boolean own) {
            super(future, null);
            this.future = future;
            this.queue = queue;
            this.own = own;
        }

        public void run() {
            if (future.getClass() != FutureTask.class) {
                super.run();
                return;
            }
            FutureTask<V> inner = (FutureTask<V>) future;
            Runtime.begin();
            boolean mine = begin();
            boolean runs = mine && inner.begin();
            Runtime.end();
            if (runs) {
                inner.perform();
            }
            if (mine) {
                set(null);
            }
        }

        protected void set(Void nothing) {
            if (!own) {
                super.set(nothing);
                return;
            }
            Runtime.begin();
            super.set(nothing);
            Runtime.end();
        }

        protected void done() {
            queue.add(future);
        }
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
