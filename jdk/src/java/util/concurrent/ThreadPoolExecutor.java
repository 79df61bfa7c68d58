package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayList;
import java.util.List;

/** As documented: threads up to the core size, then the queue, then threads up to the greatest size. */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final long SIGNAL = Access.offset(ThreadPoolExecutor.class, "signal");
    private static final long TERMINATED = Access.offset(ThreadPoolExecutor.class, "terminated");
    private static final int SHUT = 1 << 20;

    public static class AbortPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            throw new RejectedExecutionException("Task " + task + " rejected from " + executor.text());
        }
    }

    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                task.run();
            }
        }
    }

    public static class DiscardPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
        }
    }

    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                executor.getQueue().poll();
                executor.execute(task);
            }
        }
    }

    /** How many tasks wait, and much more once the pool is shut down. */
    private volatile int signal;
    private volatile int terminated;
    private final BlockingQueue<Runnable> queue;
    /** Whether tasks never wait: a thread that waits takes one, or a new thread does. */
    private final boolean hands;
    private final ArrayList<Thread> threads = new ArrayList<>();
    private volatile int core;
    private volatile int most;
    private volatile ThreadFactory factory;
    private volatile RejectedExecutionHandler handler;
    private volatile long keepAlive;
    private boolean coreTimesOut;
    private int workers;
    /** How many threads there ever were. */
    private int started;
    private int largest;
    private int idle;
    /** Threads that have a task. */
    private int busy;
    private long completed;
    private boolean shut;
    private boolean stopped;

    public ThreadPoolExecutor(int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, keepAlive, unit, queue, Executors.defaultThreadFactory(), new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, most, keepAlive, unit, queue, factory, new AbortPolicy());
    }

    public ThreadPoolExecutor(int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue,
            RejectedExecutionHandler handler) {
        this(core, most, keepAlive, unit, queue, Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue,
            ThreadFactory factory, RejectedExecutionHandler handler) {
        if (core < 0 || most <= 0 || most < core || keepAlive < 0) {
            throw new IllegalArgumentException();
        }
        if (queue == null || factory == null || handler == null) {
            throw new NullPointerException();
        }
        this.core = core;
        this.most = most;
        this.keepAlive = unit.toNanos(keepAlive);
        this.hands = queue instanceof SynchronousQueue;
        this.queue = hands ? new LinkedBlockingQueue<>() : queue;
        this.factory = factory;
        this.handler = handler;
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        Runtime.begin();
        boolean taken = false;
        boolean starts = false;
        int ordinal = 0;
        if (!shut) {
            starts = workers < core;
            if (!starts && (!hands || idle > queue.size())) {
                taken = queue.offer(task);
                update();
                // A queued task needs somebody to run it.
                starts = taken && workers == 0;
            }
            if (!taken && !starts) {
                starts = workers < most;
            }
            if (starts) {
                ordinal = addWorker();
                busy += taken ? 0 : 1;
            }
        }
        Runtime.end();
        if (starts) {
            startWorker(taken ? null : task, ordinal);
        } else if (!taken) {
            handler.rejectedExecution(task, this);
        }
    }

    /** Takes note of how many tasks wait. The program may have changed the queue by itself. */
    private void update() {
        signal = (stopped ? 0 : queue.size()) + (shut ? SHUT : 0);
    }

    private void startWorker(Runnable first, int ordinal) {
        ThreadFactory factory = this.factory;
        Runnable work = () -> work(first);
        Thread thread = null;
        try {
            thread = factory instanceof Executors.DefaultFactory
                ? ((Executors.DefaultFactory) factory).newThread(work, ordinal) : factory.newThread(work);
        } finally {
            if (thread == null) {
                leave(null, first != null);
            }
        }
        if (thread == null) {
            return;
        }
        if (Runtime.interrupts()) {
            Runtime.begin();
            threads.add(thread);
            Runtime.end();
        }
        thread.start();
    }

    private int addWorker() {
        workers++;
        largest = Math.max(largest, workers);
        started++;
        return started;
    }

    private void work(Runnable first) {
        Thread me = Thread.currentThread();
        Runnable task = first;
        boolean waited = false;
        boolean left = false;
        try {
            while (!left) {
                if (task != null) {
                    runTask(me, task);
                }
                Runtime.begin();
                note(task != null);
                idle -= waited ? 1 : 0;
                task = nextTask();
                left = task == null && shut;
                boolean last = left && depart(me);
                waited = task == null && !left;
                idle += waited ? 1 : 0;
                boolean mayLeave = coreTimesOut || workers > core;
                Runtime.end();
                if (last) {
                    end();
                }
                if (waited && !awaitTask(mayLeave)) {
                    waited = false;
                    if (givesUp()) {
                        return;
                    }
                }
            }
        } finally {
            int ordinal = left ? 0 : leave(me, task != null);
            if (ordinal != 0) {
                startWorker(null, ordinal);
            }
        }
    }

    /** In an atomic section: takes the next task out of the queue, if there is one. */
    private Runnable nextTask() {
        Runnable task = stopped ? null : queue.poll();
        busy += task == null ? 0 : 1;
        update();
        return task;
    }

    /** Runs a task between the methods that a subclass may have. */
    void runTask(Thread me, Runnable task) {
        Throwable thrown = null;
        // Only a pool that stops leaves its threads interrupted, and it says so before it interrupts.
        boolean mayInterrupt = Runtime.interrupts();
        if (mayInterrupt) {
            Thread.interrupted();
        }
        if (mayInterrupt && isStopped()) {
            me.interrupt();
        }
        try {
            beforeExecute(me, task);
            task.run();
        } catch (Throwable exception) {
            thrown = exception;
            throw exception;
        } finally {
            afterExecute(task, thrown);
        }
    }

    boolean isStopped() {
        Runtime.begin();
        boolean stop = stopped;
        Runtime.end();
        return stop;
    }

    /** In an atomic section: takes note that a thread is done with a task, if it had one. */
    private void note(boolean hadTask) {
        if (hadTask) {
            busy--;
            if (Runtime.countsTasks()) {
                completed++;
            }
        }
    }

    /** In an atomic section: takes note that a thread ends; says whether it was the last one of a pool that is. */
    private boolean depart(Thread me) {
        threads.remove(me);
        workers--;
        return shut && workers == 0;
    }

    /** Takes note that a thread ends; gives the number of the one that takes its place, or 0. */
    private int leave(Thread me, boolean hadTask) {
        Runtime.begin();
        note(hadTask);
        boolean waiting = !stopped && !queue.isEmpty();
        boolean last = depart(me) && !waiting;
        boolean replaced = waiting || !shut && workers < core && !coreTimesOut;
        int ordinal = replaced ? addWorker() : 0;
        Runtime.end();
        if (last) {
            end();
        }
        return ordinal;
    }

    private void end() {
        Runtime.begin();
        boolean first = terminated == 0 && workers == 0;
        Runtime.end();
        if (first) {
            try {
                terminated();
            } finally {
                terminated = 1;
            }
        }
    }

    /** Waits for a task; false if the time was over first. */
    private boolean awaitTask(boolean mayLeave) {
        try {
            return Runtime.awaitAtLeast(this, SIGNAL, 1, mayLeave ? Runtime.limit(keepAlive) : -1);
        } catch (InterruptedException exception) {
            // Somebody shuts the pool down, or a task left an interrupt behind.
            return true;
        }
    }

    /** A thread that has waited long enough waits no more; says whether it leaves the pool. */
    private boolean givesUp() {
        Runtime.begin();
        idle--;
        boolean stays = !queue.isEmpty() || !coreTimesOut && workers <= core;
        Runtime.end();
        return !stays;
    }

    protected void beforeExecute(Thread thread, Runnable task) {
    }

    protected void afterExecute(Runnable task, Throwable exception) {
    }

    protected void terminated() {
    }

    public void shutdown() {
        Runtime.begin();
        boolean last = refuseTasks();
        Runtime.end();
        if (last) {
            end();
        }
    }

    /** In an atomic section: takes no more tasks; says whether that ends the pool. */
    private boolean refuseTasks() {
        boolean last = !shut && workers == 0;
        shut = true;
        update();
        return last;
    }

    public List<Runnable> shutdownNow() {
        Runtime.begin();
        stopped = true;
        List<Runnable> left = new ArrayList<>();
        queue.drainTo(left);
        List<Thread> all = new ArrayList<>(threads);
        // In the same step, or a task could come in between that nobody ever runs or gives back.
        boolean last = refuseTasks();
        Runtime.end();
        if (last) {
            end();
        }
        for (Thread thread : all) {
            thread.interrupt();
        }
        return left;
    }

    public boolean isShutdown() {
        return signal >= SHUT / 2;
    }

    public boolean isTerminated() {
        return terminated != 0;
    }

    public boolean isTerminating() {
        return isShutdown() && !isTerminated();
    }

    public boolean awaitTermination(long amount, TimeUnit unit) throws InterruptedException {
        return terminated != 0
            || Runtime.awaitAtLeast(this, TERMINATED, 1, unit.millis(amount))
            && terminated != 0;
    }

    public void setThreadFactory(ThreadFactory factory) {
        this.factory = java.util.Objects.requireNonNull(factory);
    }

    public ThreadFactory getThreadFactory() {
        return factory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        this.handler = java.util.Objects.requireNonNull(handler);
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    public void setCorePoolSize(int size) {
        if (size < 0 || size > most) {
            throw new IllegalArgumentException();
        }
        core = size;
        Runtime.begin();
        int missing = shut ? 0 : Math.max(Math.min(core - workers, queue.size()), 0);
        int last = started;
        for (int i = 0; i < missing; i++) {
            last = addWorker();
        }
        Runtime.end();
        for (int i = missing - 1; i >= 0; i--) {
            startWorker(null, last - i);
        }
    }

    public int getCorePoolSize() {
        return core;
    }

    public void setMaximumPoolSize(int size) {
        if (size <= 0 || size < core) {
            throw new IllegalArgumentException();
        }
        most = size;
    }

    public int getMaximumPoolSize() {
        return most;
    }

    public void setKeepAliveTime(long amount, TimeUnit unit) {
        if (amount < 0) {
            throw new IllegalArgumentException();
        }
        if (amount == 0 && allowsCoreThreadTimeOut()) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        keepAlive = unit.toNanos(amount);
    }

    public long getKeepAliveTime(TimeUnit unit) {
        return unit.convert(keepAlive, TimeUnit.NANOSECONDS);
    }

    public boolean allowsCoreThreadTimeOut() {
        return coreTimesOut;
    }

    public void allowCoreThreadTimeOut(boolean value) {
        if (value && keepAlive <= 0) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        Runtime.begin();
        coreTimesOut = value;
        Runtime.end();
    }

    public boolean prestartCoreThread() {
        Runtime.begin();
        boolean starts = !shut && workers < core;
        int ordinal = starts ? addWorker() : 0;
        Runtime.end();
        if (starts) {
            startWorker(null, ordinal);
        }
        return starts;
    }

    public int prestartAllCoreThreads() {
        int count = 0;
        while (prestartCoreThread()) {
            count++;
        }
        return count;
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public boolean remove(Runnable task) {
        Runtime.begin();
        boolean removed = queue.remove(task);
        update();
        Runtime.end();
        return removed;
    }

    public void purge() {
        Runtime.begin();
        for (Runnable task : new ArrayList<>(queue)) {
            if (task instanceof Future && ((Future<?>) task).isCancelled()) {
                queue.remove(task);
            }
        }
        update();
        Runtime.end();
    }

    public int getPoolSize() {
        Runtime.begin();
        int size = terminated != 0 ? 0 : workers;
        Runtime.end();
        return size;
    }

    public int getActiveCount() {
        Runtime.begin();
        int count = busy;
        Runtime.end();
        return count;
    }

    public int getLargestPoolSize() {
        Runtime.begin();
        int size = largest;
        Runtime.end();
        return size;
    }

    public long getTaskCount() {
        Runtime.begin();
        long count = completed + busy + queue.size();
        Runtime.end();
        return count;
    }

    public long getCompletedTaskCount() {
        Runtime.begin();
        long count = completed;
        Runtime.end();
        return count;
    }

    public String toString() {
        if (!Runtime.countsTasks()) {
            Runtime.refuse("how many tasks an executor has completed, asked for by code that no class names");
        }
        return text();
    }

    private String text() {
        Runtime.begin();
        String state = terminated != 0 ? "Terminated" : shut ? "Shutting down" : "Running";
        String text = super.toString() + "[" + state + ", pool size = " + workers + ", active threads = "
            + busy + ", queued tasks = " + queue.size()
            + (Runtime.countsTasks() ? ", completed tasks = " + completed : "") + "]";
        Runtime.end();
        return text;
    }
}
