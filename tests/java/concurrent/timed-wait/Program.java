public class Program {
    static final Object LOCK = new Object();
    static int r, x;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    LOCK.wait(10);
                } catch (InterruptedException exception) {
                    throw new Error(exception);
                }
                r = x;
            }
        });
        Thread second = new Thread(() -> {
            synchronized (LOCK) {
                x = 1;
                LOCK.notify();
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
