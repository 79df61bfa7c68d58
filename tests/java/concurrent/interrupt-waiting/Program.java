public class Program {
    static final Object LOCK = new Object();
    static String seen = "";

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                    seen = "woken";
                } catch (InterruptedException exception) {
                    seen = "interrupted " + Thread.currentThread().isInterrupted();
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
    }
}
