public class Program {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> seen = 10);
        Thread first = new Thread(() -> {
            throw new IllegalStateException("thrown");
        });
        Thread second = new Thread(() -> {
            seen += 1;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
