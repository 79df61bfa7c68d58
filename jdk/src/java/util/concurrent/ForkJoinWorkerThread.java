package java.util.concurrent;

public class ForkJoinWorkerThread extends Thread {
    private final ForkJoinPool pool;
    /** What a thread of the program's own factory is to do. */
    private Runnable given;

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

    void give(Runnable task) {
        given = task;
    }

    protected void onStart() {
    }

    protected void onTermination(Throwable exception) {
    }

    public void run() {
        if (given == null) {
            super.run();
            return;
        }
        Throwable thrown = null;
        try {
            onStart();
            given.run();
        } catch (Throwable exception) {
            thrown = exception;
            throw exception;
        } finally {
            onTermination(thrown);
        }
    }

    public int getPoolIndex() {
        return 0;
    }
}
