package java.util;

import fencepost.Runtime;
import fencepost.Schedule;

/** One thread runs all tasks of a timer. */
public class Timer {
    private static int timers;

    private final Schedule<TimerTask> schedule = new Schedule<>();
    private boolean cancelled;

    public Timer() {
        this(false);
    }

    public Timer(boolean daemon) {
        this(nextName(), daemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean daemon) {
        // A thread without a name takes a number.
        Thread thread = new Thread(this::work);
        thread.setName(name);
        thread.setDaemon(daemon);
        thread.start();
    }

    private static String nextName() {
        Runtime.begin();
        int number = timers++;
        Runtime.end();
        return "Timer-" + number;
    }

    private void work() {
        try {
            runTasks();
        } catch (Throwable exception) {
            // A timer whose task throws takes no more tasks.
            cancel();
            throw exception;
        }
    }

    private void runTasks() {
        while (true) {
            try {
                schedule.await();
                Runtime.begin();
                boolean ends = cancelled;
                Runtime.end();
                if (ends) {
                    return;
                }
                TimerTask task = schedule.take();
                if (task != null && begins(task)) {
                    task.run();
                }
            } catch (InterruptedException exception) {
                // Nobody but the task itself can have interrupted the thread.
            }
        }
    }

    private boolean begins(TimerTask task) {
        Runtime.begin();
        boolean runs = !cancelled && task.state == TimerTask.SCHEDULED;
        if (runs && task.period > 0) {
            schedule.add(task, task.period);
        } else if (runs) {
            task.state = TimerTask.DONE;
        }
        Runtime.end();
        return runs;
    }

    private void add(TimerTask task, long delay, long period) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
        Runtime.begin();
        boolean over = cancelled;
        boolean used = task.state != TimerTask.FRESH;
        if (!over && !used) {
            task.state = TimerTask.SCHEDULED;
            task.period = Runtime.millis(period);
            schedule.add(task, Runtime.millis(delay));
        }
        Runtime.end();
        if (over) {
            throw new IllegalStateException("Timer already cancelled.");
        }
        if (used) {
            throw new IllegalStateException("Task already scheduled or cancelled");
        }
    }

    public void schedule(TimerTask task, long delay) {
        add(task, delay, 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
        add(task, delay, period);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        schedule(task, delay, period);
    }

    /** A moment that has passed counts as now. */
    private static long until(Date time) {
        if (time.getTime() < 0) {
            throw new IllegalArgumentException("Illegal execution time.");
        }
        return Math.max(0, time.getTime() - System.currentTimeMillis());
    }

    public void schedule(TimerTask task, Date time) {
        add(task, until(time), 0);
    }

    public void schedule(TimerTask task, Date first, long period) {
        schedule(task, until(first), period);
    }

    public void scheduleAtFixedRate(TimerTask task, Date first, long period) {
        schedule(task, until(first), period);
    }

    public void cancel() {
        Runtime.begin();
        cancelled = true;
        schedule.close();
        Runtime.end();
    }

    public int purge() {
        Runtime.begin();
        int removed = 0;
        for (TimerTask task : schedule.tasks()) {
            if (task.state == TimerTask.CANCELLED && schedule.remove(task)) {
                removed++;
            }
        }
        Runtime.end();
        return removed;
    }
}
