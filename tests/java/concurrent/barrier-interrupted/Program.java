import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Who is interrupted at a barrier breaks it, unless the others have gone on: never one of the two. */
public class Program {
    static volatile int r;
    static volatile int q;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
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
        waiter.start();
        waiter.interrupt();
        try {
            barrier.await();
            q = 1;
        } catch (BrokenBarrierException exception) {
            q = 3;
        }
        waiter.join();
    }
}
