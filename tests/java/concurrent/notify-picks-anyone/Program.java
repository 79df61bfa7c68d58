public class Program {
    static final Object LOCK = new Object();
    static int waiting;
    static String order = "";

    static void await(String name) {
        synchronized (LOCK) {
            waiting++;
            try {
                LOCK.wait();
            } catch (InterruptedException exception) {
                throw new Error(exception);
            }
            order += name;
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> await("a"));
        Thread b = new Thread(() -> await("b"));
        a.start();
        while (true) {
            synchronized (LOCK) {
                if (waiting == 1) {
                    break;
                }
            }
        }
        b.start();
        while (true) {
            synchronized (LOCK) {
                if (waiting == 2) {
                    LOCK.notify();
                    break;
                }
            }
        }
        a.join();
        b.join();
    }
}
