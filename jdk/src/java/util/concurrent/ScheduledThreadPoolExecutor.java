package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import fencepost.Schedule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** A thread per task up to the size of the pool; each waits for the next task that is due. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    private static final long ENDED = Access.offset(ScheduledThreadPoolExecutor.class, "ended");

    private final class Task<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
        private final long nanos;
        private final int period;

        Task(Callable<V> task, long nanos, int period) {
            super(task);
            this.nanos = nanos;
            this.period = period;
        }

        public boolean isPeriodic() {
            return period > 0;
        }

        /** The whole delay: how much of it is over cannot be known. */
        public long getDelay(TimeUnit unit) {
            return unit.convert(nanos, TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed other) {
            return Long.compare(nanos, other.getDelay(TimeUnit.NANOSECONDS));
        }

        public void run() {
            if (!isPeriodic()) {
                super.run();
            } else if (runAndReset()) {
                again(this);
            }
        }

        public boolean cancel(boolean interrupt) {
            boolean cancelled = super.cancel(interrupt);
            if (cancelled && removesCancelled) {
                Runtime.begin();
                schedule.remove(this);
                Runtime.end();
            }
            return cancelled;
        }
    }

    private final Schedule<Task<?>> schedule = new Schedule<>();
    private final ArrayDeque<Thread> pool = new ArrayDeque<>();
    private volatile int ended;
    private int running;
    private int made;
    private boolean closed;
    private boolean stopped;
    private boolean removesCancelled;
    private boolean keepsPeriodic;
    private boolean keepsDelayed = true;

    public ScheduledThreadPoolExecutor(int core) {
        this(core, Executors.defaultThreadFactory());
    }

    public ScheduledThreadPoolExecutor(int core, ThreadFactory factory) {
        this(core, factory, new AbortPolicy());
    }

    public ScheduledThreadPoolExecutor(int core, RejectedExecutionHandler handler) {
        this(core, Executors.defaultThreadFactory(), handler);
    }

    public ScheduledThreadPoolExecutor(int core, ThreadFactory factory, RejectedExecutionHandler handler) {
        super(core, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, new LinkedBlockingQueue<Runnable>(), factory, handler);
    }

    private <V> Task<V> start(Callable<V> call, long delay, int period, TimeUnit unit) {
        if (call == null || unit == null) {
            throw new NullPointerException();
        }
        Task<V> task = new Task<>(call, unit.toNanos(delay), period);
        int millis = unit.delay(delay);
        Runtime.begin();
        boolean rejected = closed;
        boolean starts = !rejected && running < Math.max(getCorePoolSize(), 1);
        if (starts) {
            running++;
            made++;
        }
        int ordinal = made;
        if (!rejected) {
            schedule.add(task, millis);
        }
        Runtime.end();
        if (rejected) {
            getRejectedExecutionHandler().rejectedExecution(task, this);
        } else if (starts) {
            startThread(ordinal);
        }
        return task;
    }

    private void again(Task<?> task) {
        Runtime.begin();
        if (!closed || keepsPeriodic && !stopped) {
            schedule.add(task, task.period);
        } else {
            task.cancel(false);
        }
        Runtime.end();
    }

    private void work() {
        Thread me = Thread.currentThread();
        boolean ends = false;
        try {
            while (true) {
                Runtime.begin();
                ends = closed && schedule.isEmpty();
                boolean last = ends && leave(me);
                Runtime.end();
                if (ends) {
                    end(last);
                    return;
                }
                Task<?> task = next();
                if (task != null) {
                    runTask(me, task);
                }
            }
        } finally {
            // A method of a subclass threw: another thread takes the place of this one.
            if (!ends) {
                replace(me);
            }
        }
    }

    private Task<?> next() {
        try {
            schedule.await();
            return schedule.take();
        } catch (InterruptedException exception) {
            // Somebody shuts the pool down, or a task left an interrupt behind.
            return null;
        }
    }

    /** In an atomic section: takes note that a thread ends; says whether that ends the pool. */
    private boolean leave(Thread me) {
        running--;
        pool.remove(me);
        return closed && running == 0 && schedule.isEmpty();
    }

    private void end(boolean last) {
        if (last) {
            try {
                terminated();
            } finally {
                ended = 1;
            }
        }
    }

    private void replace(Thread me) {
        Runtime.begin();
        boolean last = leave(me);
        boolean starts = !last && running < Math.max(getCorePoolSize(), 1);
        if (starts) {
            running++;
            made++;
        }
        int ordinal = made;
        Runtime.end();
        end(last);
        if (starts) {
            startThread(ordinal);
        }
    }

    private void startThread(int ordinal) {
        ThreadFactory factory = getThreadFactory();
        Thread thread = factory instanceof Executors.DefaultFactory
            ? ((Executors.DefaultFactory) factory).newThread(this::work, ordinal)
            : factory.newThread(this::work);
        Runtime.begin();
        pool.add(thread);
        Runtime.end();
        thread.start();
    }

    boolean isStopped() {
        Runtime.begin();
        boolean stop = stopped;
        Runtime.end();
        return stop;
    }

    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        return start(Executors.callable(task, null), delay, 0, unit);
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
        return start(task, delay, 0, unit);
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long delay, long period, TimeUnit unit) {
        return scheduleWithFixedDelay(task, delay, period, unit);
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long delay, long pause, TimeUnit unit) {
        if (pause <= 0) {
            throw new IllegalArgumentException();
        }
        return start(Executors.callable(task, null), delay, unit.delay(pause), unit);
    }

    public void execute(Runnable task) {
        schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public void shutdown() {
        Runtime.begin();
        boolean last = refuseTasks();
        Runtime.end();
        end(last);
    }

    /**
     * In an atomic section: takes no more tasks, and gives up those that are not to run any more;
     * says whether that ends the pool.
     */
    private boolean refuseTasks() {
        boolean last = !closed && running == 0;
        closed = true;
        for (Task<?> task : schedule.tasks()) {
            boolean kept = task.isPeriodic() ? keepsPeriodic : keepsDelayed;
            if (!kept || task.isCancelled()) {
                schedule.remove(task);
                task.cancel(false);
            }
        }
        schedule.close();
        return last;
    }

    public List<Runnable> shutdownNow() {
        Runtime.begin();
        stopped = true;
        List<Runnable> left = new ArrayList<>(schedule.tasks());
        for (Runnable task : left) {
            schedule.remove(task);
        }
        List<Thread> all = new ArrayList<>(pool);
        // In the same step, or a task could come in between that runs all the same.
        boolean last = refuseTasks();
        Runtime.end();
        end(last);
        for (Thread thread : all) {
            thread.interrupt();
        }
        return left;
    }

    public boolean isShutdown() {
        Runtime.begin();
        boolean shut = closed;
        Runtime.end();
        return shut;
    }

    public boolean isTerminated() {
        return ended != 0;
    }

    public boolean awaitTermination(long amount, TimeUnit unit) throws InterruptedException {
        return ended != 0
            || Runtime.awaitAtLeast(this, ENDED, 1, unit.millis(amount))
            && ended != 0;
    }

    public boolean isTerminating() {
        return isShutdown() && !isTerminated();
    }

    // Counting what periodic tasks do would give every period new states.

    public int getActiveCount() {
        Runtime.refuse("how many threads of a scheduled executor are busy");
        return 0;
    }

    public int getLargestPoolSize() {
        Runtime.refuse("how many threads a scheduled executor has had");
        return 0;
    }

    public long getTaskCount() {
        Runtime.refuse("how many tasks a scheduled executor has had");
        return 0;
    }

    public long getCompletedTaskCount() {
        Runtime.refuse("how many tasks a scheduled executor has completed");
        return 0;
    }

    public String toString() {
        Runtime.begin();
        String state = ended != 0 ? "Terminated" : closed ? "Shutting down" : "Running";
        String text = getClass().getName() + "@" + Integer.toHexString(hashCode()) + "[" + state
            + ", pool size = " + running + ", queued tasks = " + schedule.tasks().size() + "]";
        Runtime.end();
        return text;
    }

    public boolean remove(Runnable task) {
        Runtime.begin();
        boolean removed = schedule.remove(task);
        Runtime.end();
        return removed;
    }

    public int getPoolSize() {
        Runtime.begin();
        int size = running;
        Runtime.end();
        return size;
    }

    public BlockingQueue<Runnable> getQueue() {
        Runtime.begin();
        BlockingQueue<Runnable> copy = new LinkedBlockingQueue<>();
        copy.addAll(schedule.tasks());
        Runtime.end();
        return copy;
    }

    public void setRemoveOnCancelPolicy(boolean value) {
        removesCancelled = value;
    }

    public boolean getRemoveOnCancelPolicy() {
        return removesCancelled;
    }

    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
        keepsPeriodic = value;
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return keepsPeriodic;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
        keepsDelayed = value;
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return keepsDelayed;
    }
}
