import java.util.concurrent.locks.LockSupport;

/** An interrupt may come while a thread waits for the end of another, or too late. */
public class Program {
    static volatile int r;

    public static void main(String[] args) throws Exception {
        Thread parked = new Thread(LockSupport::park);
        Thread joiner = new Thread(() -> {
            try {
                parked.join();
                r = 1;
            } catch (InterruptedException exception) {
                r = 2;
            }
        });
        parked.start();
        joiner.start();
        joiner.interrupt();
        LockSupport.unpark(parked);
        joiner.join();
        parked.join();
    }
}
