package java.util.concurrent;

import fencepost.Runtime;
import java.security.PrivilegedAction;
import java.security.PrivilegedExceptionAction;
import java.util.Objects;

public class Executors {
    private static int pools;

    private Executors() {
    }

    /** Names threads as the pools of a JDK do. */
    static final class DefaultFactory implements ThreadFactory {
        private final String prefix;
        private int threads;

        DefaultFactory() {
            Runtime.begin();
            pools++;
            prefix = "pool-" + pools + "-thread-";
            Runtime.end();
        }

        public Thread newThread(Runnable task) {
            Runtime.begin();
            threads++;
            int ordinal = threads;
            Runtime.end();
            return newThread(task, ordinal);
        }

        Thread newThread(Runnable task, int ordinal) {
            Thread thread = new Thread(task, prefix + ordinal);
            thread.setDaemon(false);
            return thread;
        }
    }

    public static ExecutorService newFixedThreadPool(int size) {
        return newFixedThreadPool(size, defaultThreadFactory());
    }

    public static ExecutorService newFixedThreadPool(int size, ThreadFactory factory) {
        return new ThreadPoolExecutor(
            size, size, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<Runnable>(), factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newFixedThreadPool(1);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return newFixedThreadPool(1, factory);
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(defaultThreadFactory());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, 60, TimeUnit.SECONDS, new SynchronousQueue<Runnable>(), factory);
    }

    public static ExecutorService newWorkStealingPool() {
        return new ForkJoinPool();
    }

    public static ExecutorService newWorkStealingPool(int parallelism) {
        return new ForkJoinPool(parallelism);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new ScheduledThreadPoolExecutor(1);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory factory) {
        return new ScheduledThreadPoolExecutor(1, factory);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int size) {
        return new ScheduledThreadPoolExecutor(size);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int size, ThreadFactory factory) {
        return new ScheduledThreadPoolExecutor(size, factory);
    }

    /** Virtual threads are threads here, one per task. */
    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return newThreadPerTaskExecutor(Thread.ofVirtual().factory());
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory factory) {
        return new ThreadPoolExecutor(
            Integer.MAX_VALUE, Integer.MAX_VALUE, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<Runnable>(), factory) {
            public void execute(Runnable task) {
                super.execute(task);
            }
        };
    }

    public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
        return java.util.Objects.requireNonNull(executor);
    }

    public static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService executor) {
        return java.util.Objects.requireNonNull(executor);
    }

    public static ThreadFactory defaultThreadFactory() {
        return new DefaultFactory();
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        if (task == null) {
            throw new NullPointerException();
        }
        return () -> {
            task.run();
            return result;
        };
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }

    public static Callable<Object> callable(PrivilegedAction<?> action) {
        Objects.requireNonNull(action);
        return () -> action.run();
    }

    public static Callable<Object> callable(PrivilegedExceptionAction<?> action) {
        Objects.requireNonNull(action);
        return () -> action.run();
    }

    public static <T> Callable<T> privilegedCallable(Callable<T> task) {
        Objects.requireNonNull(task);
        return () -> task.call();
    }

    public static <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> task) {
        return privilegedCallable(task);
    }

    public static ThreadFactory privilegedThreadFactory() {
        return defaultThreadFactory();
    }
}
