/** A thread may have ended, and notified nobody, before somebody waits on its object. */
public class Program {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> { });
        thread.start();
        synchronized (thread) {
            thread.wait();
        }
    }
}
