import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** While the action of a barrier runs nobody can leave it, interrupted or not. */
public class Program {
    static volatile int r;
    static volatile int q;
    static volatile int ran;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> ran++);
        Thread waiter = new Thread(() -> {
            try {
                barrier.await();
                r = 1;
            } catch (InterruptedException exception) {
                r = 2;
            } catch (BrokenBarrierException exception) {
                r = 3;
            }
        });
        Thread other = new Thread(waiter::interrupt);
        waiter.start();
        other.start();
        try {
            barrier.await();
            q = 1;
        } catch (BrokenBarrierException exception) {
            q = 3;
        }
        waiter.join();
        other.join();
    }
}
