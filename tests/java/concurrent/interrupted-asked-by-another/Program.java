/** Whether a thread is interrupted can be asked before it notices, after that, and after its end. */
public class Program {
    static volatile int r;
    static volatile int q;

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> q = Thread.interrupted() ? 1 : 2);
        thread.start();
        thread.interrupt();
        r = thread.isInterrupted() ? 1 : 2;
        thread.join();
    }
}
