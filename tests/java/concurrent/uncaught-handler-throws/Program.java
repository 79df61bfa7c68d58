/** What a handler throws is ignored; whoever joins the thread waits for the handler, too. */
public class Program {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> {
            seen += 10;
            throw new IllegalStateException("thrown by the default handler");
        });
        Thread dying = new Thread(() -> {
            throw new IllegalArgumentException("thrown by the thread");
        });
        dying.setUncaughtExceptionHandler((thread, exception) -> {
            assert thread == Thread.currentThread() && thread.isAlive();
            seen += 1;
            throw new Error(exception);
        });
        dying.start();
        dying.join();
        throw new Exception("thrown by the first thread");
    }
}
