import java.util.concurrent.locks.LockSupport;

public class Program {
    static int x, r;

    public static void main(String[] args) throws Exception {
        Thread parked = new Thread(() -> {
            LockSupport.park();
            r = x;
        });
        parked.start();
        x = 1;
        LockSupport.unpark(parked);
        parked.join();
    }
}
