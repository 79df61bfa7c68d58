package java.util.concurrent;

public class Executors {
    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int size) {
        return new ThreadPoolExecutor(size, false, null);
    }

    public static ExecutorService newFixedThreadPool(int size, ThreadFactory factory) {
        return new ThreadPoolExecutor(size, false, factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return new ThreadPoolExecutor(1, false, null);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return new ThreadPoolExecutor(1, false, factory);
    }

    public static ExecutorService newCachedThreadPool() {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, true, null);
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, true, factory);
    }

    /** Virtual threads are threads here, one per task. */
    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return new ThreadPoolExecutor(Integer.MAX_VALUE, false, null);
    }

    public static ThreadFactory defaultThreadFactory() {
        return Thread::new;
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        return () -> {
            task.run();
            return result;
        };
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }
}
