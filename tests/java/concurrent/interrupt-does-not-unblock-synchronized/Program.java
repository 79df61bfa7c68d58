public class Program {
    static final Object LOCK = new Object();
    static volatile boolean entered;
    static String seen = "";

    public static void main(String[] args) throws Exception {
        Thread blocked;
        synchronized (LOCK) {
            blocked = new Thread(() -> {
                synchronized (LOCK) {
                    seen = "entered " + Thread.currentThread().isInterrupted();
                }
            });
            blocked.start();
            blocked.interrupt();
        }
        blocked.join();
    }
}
