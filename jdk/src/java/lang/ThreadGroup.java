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
}
