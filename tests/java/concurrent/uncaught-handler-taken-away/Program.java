/** A handler is there or not when the exception leaves the thread; it is looked up once. */
public class Program {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        Thread dying = new Thread(() -> {
            throw new IllegalStateException("thrown");
        });
        dying.setUncaughtExceptionHandler((thread, exception) -> seen = 1);
        dying.start();
        dying.setUncaughtExceptionHandler(null);
        dying.join();
    }
}
