public class Program {
    static final Object LOCK = new Object();
    static boolean ready;
    static int r;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            synchronized (LOCK) {
                while (!ready) {
                    try {
                        LOCK.wait();
                    } catch (InterruptedException exception) {
                        throw new Error(exception);
                    }
                }
                r = 1;
            }
        });
        Thread second = new Thread(() -> {
            synchronized (LOCK) {
                ready = true;
                LOCK.notify();
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
