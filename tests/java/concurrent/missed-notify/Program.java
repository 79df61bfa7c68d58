public class Program {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                } catch (InterruptedException exception) {
                    throw new Error(exception);
                }
            }
        });
        Thread second = new Thread(() -> {
            synchronized (LOCK) {
                LOCK.notify();
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
