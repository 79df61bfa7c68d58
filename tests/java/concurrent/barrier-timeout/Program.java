import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Who waits too long at a barrier breaks it, unless the others have gone on. */
public class Program {
    static volatile int r;
    static volatile int q;
    static volatile int waiting;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread waiter = new Thread(() -> {
            try {
                barrier.await(5, TimeUnit.MILLISECONDS);
                r = 1;
            } catch (TimeoutException exception) {
                r = 2;
            } catch (InterruptedException | BrokenBarrierException exception) {
                r = 3;
            }
        });
        waiter.start();
        try {
            barrier.await();
            q = 1;
        } catch (BrokenBarrierException exception) {
            q = 3;
        }
        waiter.join();
        waiting = barrier.getNumberWaiting();
    }
}
