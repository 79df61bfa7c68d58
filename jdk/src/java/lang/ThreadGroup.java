package java.lang;

public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    static final ThreadGroup MAIN = new ThreadGroup("main");

    private final String name;

    public ThreadGroup(String name) {
        this.name = name;
    }

    public final String getName() {
        return name;
    }

    public void uncaughtException(Thread thread, Throwable exception) {
        System.err.println("Exception in thread \"" + thread.getName() + "\" " + exception);
    }

    private ThreadGroup parent;
    private int maxPriority = Thread.MAX_PRIORITY;

    public ThreadGroup(ThreadGroup parent, String name) {
        this(name);
        if (parent == null) {
            throw new NullPointerException();
        }
        this.parent = parent;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    public final void setMaxPriority(int priority) {
        if (priority >= Thread.MIN_PRIORITY && priority <= Thread.MAX_PRIORITY) {
            maxPriority = priority;
        }
    }

    public final boolean parentOf(ThreadGroup group) {
        while (group != null && group != this) {
            group = group.parent;
        }
        return group == this;
    }

    public final void checkAccess() {
    }

    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
    }
}
