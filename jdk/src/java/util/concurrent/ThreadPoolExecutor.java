package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** Starts a thread per task up to its size; further tasks wait for a thread to be free. */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final long AVAILABLE = Access.offset(ThreadPoolExecutor.class, "available");
    private static final long TERMINATED = Access.offset(ThreadPoolExecutor.class, "terminated");
    private static final int SHUT = 1 << 20;

    /** Tasks that wait, and much more once no task is taken any more. */
    private volatile int available;
    private volatile int terminated;
    private final ArrayDeque<Runnable> queue = new ArrayDeque<>();
    private final ArrayList<Thread> threads = new ArrayList<>();
    private final int size;
    /** Whether a task goes to a thread that waits rather than to a new one. */
    private final boolean reuses;
    private final ThreadFactory factory;
    private int workers;
    private int idle;
    private boolean shut;

    public ThreadPoolExecutor(int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, keepAlive, unit, queue, null);
    }

    public ThreadPoolExecutor(
            int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, false, factory);
        if (core < most || queue.remainingCapacity() < Integer.MAX_VALUE) {
            throw new UnsupportedOperationException("pools that grow when a queue is full are not modelled");
        }
    }

    ThreadPoolExecutor(int size, boolean reuses, ThreadFactory factory) {
        if (size <= 0) {
            throw new IllegalArgumentException();
        }
        this.size = size;
        this.reuses = reuses;
        this.factory = factory;
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        Runtime.begin();
        boolean rejected = shut;
        boolean starts = !rejected && workers < size && !(reuses && idle > queue.size());
        if (starts) {
            workers++;
        } else if (!rejected) {
            queue.add(task);
            available = available + 1;
        }
        Runtime.end();
        if (rejected) {
            throw new RejectedExecutionException("Task " + task + " rejected");
        }
        if (starts) {
            Runnable work = () -> work(task);
            Thread thread = factory == null ? new Thread(work) : factory.newThread(work);
            Runtime.begin();
            threads.add(thread);
            Runtime.end();
            thread.start();
        }
    }

    private void work(Runnable first) {
        Runnable task = first;
        try {
            while (true) {
                if (task != null) {
                    task.run();
                }
                Runtime.begin();
                task = queue.poll();
                boolean ends = task == null && shut;
                if (task != null) {
                    available = available - 1;
                } else if (!ends) {
                    idle++;
                }
                Runtime.end();
                if (ends) {
                    return;
                }
                if (task == null) {
                    await();
                }
            }
        } finally {
            Runtime.begin();
            workers--;
            if (shut && workers == 0) {
                terminated = 1;
            }
            Runtime.end();
        }
    }

    private void await() {
        try {
            Runtime.awaitAtLeast(this, AVAILABLE, 1, -1);
        } catch (InterruptedException exception) {
            // Somebody shuts the pool down.
        }
        Runtime.begin();
        idle--;
        Runtime.end();
    }

    public void shutdown() {
        Runtime.begin();
        if (!shut) {
            shut = true;
            available = available + SHUT;
            if (workers == 0) {
                terminated = 1;
            }
        }
        Runtime.end();
    }

    public List<Runnable> shutdownNow() {
        shutdown();
        Runtime.begin();
        List<Runnable> left = new ArrayList<>(queue);
        queue.clear();
        List<Thread> all = new ArrayList<>(threads);
        Runtime.end();
        for (Thread thread : all) {
            thread.interrupt();
        }
        return left;
    }

    public boolean isShutdown() {
        return available >= SHUT / 2;
    }

    public boolean isTerminated() {
        return terminated != 0;
    }

    public boolean awaitTermination(long amount, TimeUnit unit) throws InterruptedException {
        return terminated != 0
            || Runtime.awaitAtLeast(this, TERMINATED, 1, amount == Long.MAX_VALUE ? -1 : unit.millis(amount));
    }
}
