public class Program {
    static volatile int polls;
    static final Object a = new Object();
    static final Object b = new Object();

    static void poll() {
        while (true) {
            try {
                Thread.sleep(10);
                polls = 1 - polls;
            } catch (InterruptedException exception) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                polls = 0;
            }
        }
    }

    public static void main(String[] args) {
        Thread poller = new Thread(Program::poll);
        poller.setDaemon(true);
        poller.start();
        new Thread(() -> take(a, b)).start();
        new Thread(() -> take(b, a)).start();
    }
}
