public class Program {
    static final Object gate = new Object();
    static boolean waits;
    static int interrupted, pending;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (gate) {
                waits = true;
                try {
                    gate.wait();
                    pending = Thread.interrupted() ? 1 : 0;
                } catch (InterruptedException exception) {
                    interrupted = 1;
                }
            }
        });
        t.start();
        while (true) {
            synchronized (gate) {
                if (waits) {
                    break;
                }
            }
        }
        t.interrupt();
        synchronized (gate) {
            gate.notify();
        }
        t.join();
    }
}
