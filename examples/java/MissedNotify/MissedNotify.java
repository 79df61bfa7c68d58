public class MissedNotify {
    static final Object LOCK = new Object();
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            synchronized (LOCK) {
                LOCK.notify();
            }
        }).start();
        synchronized (LOCK) {
            LOCK.wait();
        }
    }

    static void repaired() throws InterruptedException {
        new Thread(() -> {
            synchronized (LOCK) {
                ready = true;
                LOCK.notify();
            }
        }).start();
        synchronized (LOCK) {
            while (!ready) {
                LOCK.wait();
            }
        }
    }
}
