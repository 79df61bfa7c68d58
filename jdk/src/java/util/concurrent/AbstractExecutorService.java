package java.util.concurrent;

import fencepost.Runtime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

public abstract class AbstractExecutorService implements ExecutorService {
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> task) {
        return new FutureTask<>(task);
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable task, T result) {
        return new FutureTask<>(task, result);
    }

    public <T> Future<T> submit(Callable<T> task) {
        RunnableFuture<T> future = newTaskFor(task);
        execute(future);
        return future;
    }

    public <T> Future<T> submit(Runnable task, T result) {
        RunnableFuture<T> future = newTaskFor(task, result);
        execute(future);
        return future;
    }

    public Future<?> submit(Runnable task) {
        RunnableFuture<Void> future = newTaskFor(task, null);
        execute(future);
        return future;
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        return all(tasks, false, 0, null);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long amount, TimeUnit unit)
            throws InterruptedException {
        java.util.Objects.requireNonNull(unit);
        return all(tasks, true, amount, unit);
    }

    private <T> List<Future<T>> all(
            Collection<? extends Callable<T>> tasks, boolean limited, long amount, TimeUnit unit)
            throws InterruptedException {
        List<Future<T>> futures = new ArrayList<>();
        int at = 0;
        try {
            for (Callable<T> task : tasks) {
                RunnableFuture<T> future = newTaskFor(task);
                futures.add(future);
                execute(future);
            }
            for (; at < futures.size(); at++) {
                Future<T> future = futures.get(at);
                try {
                    if (limited) {
                        future.get(amount, unit);
                    } else {
                        future.get();
                    }
                } catch (ExecutionException | CancellationException exception) {
                    // Whoever asks for the result sees it.
                }
            }
        } catch (TimeoutException exception) {
            // What is not done by then is cancelled below.
        } finally {
            for (; at < futures.size(); at++) {
                futures.get(at).cancel(true);
            }
        }
        return futures;
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        try {
            return any(tasks, false, 0, null);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long amount, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return any(tasks, true, amount, unit);
    }

    private <T> T any(Collection<? extends Callable<T>> tasks, boolean limited, long amount, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException();
        }
        ExecutorCompletionService<T> service = new ExecutorCompletionService<>(this);
        List<Future<T>> futures = new ArrayList<>();
        ExecutionException last = null;
        try {
            int running = 0;
            for (Callable<T> task : tasks) {
                // A task that is done already may make the others needless.
                Future<T> done = running == 0 ? null : service.poll();
                if (done != null) {
                    running--;
                    forget(futures, done);
                    try {
                        return done.get();
                    } catch (ExecutionException exception) {
                        last = exception;
                    }
                }
                futures.add(service.submit(task));
                running++;
            }
            for (; running > 0; running--) {
                Future<T> done = limited ? service.poll(amount, unit) : service.take();
                if (done == null) {
                    throw new TimeoutException();
                }
                forget(futures, done);
                try {
                    return done.get();
                } catch (ExecutionException exception) {
                    last = exception;
                }
            }
            throw last;
        } finally {
            for (Future<T> future : futures) {
                future.cancel(true);
            }
        }
    }

    /** What is done need not be cancelled, unless the program could notice. */
    private static <T> void forget(List<Future<T>> futures, Future<T> done) {
        for (int i = 0; i < futures.size(); i++) {
            if (futures.get(i) == done && done.getClass() == FutureTask.class) {
                futures.remove(i);
                return;
            }
        }
    }
}
