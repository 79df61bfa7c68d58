/** The thread that another waits for interrupts it and ends: the interrupt may come first, or the end. */
public class Program {
    static int r;

    public static void main(String[] args) {
        Thread waits = Thread.currentThread();
        Thread joined = new Thread(() -> waits.interrupt());
        joined.start();
        try {
            joined.join();
            r = 1;
        } catch (InterruptedException exception) {
            r = 2;
        }
    }
}
