/** An interrupt ends a wait, or comes after the notification that does; both leave what was written. */
public class Program {
    static final Object LOCK = new Object();
    static volatile int r;
    static int told;

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    while (told == 0) {
                        LOCK.wait();
                    }
                    r = 1;
                } catch (InterruptedException exception) {
                    r = 2;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        synchronized (LOCK) {
            told = 1;
            LOCK.notify();
        }
        waiter.join();
    }
}
