package java.util.concurrent;

public class ForkJoinWorkerThread extends Thread {
    private final ForkJoinPool pool;

    protected ForkJoinWorkerThread(ForkJoinPool pool) {
        this(pool, null);
    }

    ForkJoinWorkerThread(ForkJoinPool pool, Runnable task) {
        super(task, "ForkJoinPool" + (pool == ForkJoinPool.commonPool() ? ".commonPool" : "-1") + "-worker-1");
        setDaemon(true);
        this.pool = pool;
    }

    public ForkJoinPool getPool() {
        return pool;
    }

    public int getPoolIndex() {
        return 0;
    }
}
