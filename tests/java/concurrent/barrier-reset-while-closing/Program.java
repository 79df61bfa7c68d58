import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** A barrier that is reset while its action runs is reset after it: nobody who came finds it broken. */
public class Program {
    static final AtomicInteger STEPS = new AtomicInteger();
    static volatile int broken;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> {
            STEPS.incrementAndGet();
            STEPS.incrementAndGet();
        });
        Runnable party = () -> {
            try {
                barrier.await();
            } catch (BrokenBarrierException exception) {
                broken++;
            } catch (InterruptedException impossible) {
                throw new Error(impossible);
            }
        };
        Thread[] parties = {new Thread(party), new Thread(party)};
        for (Thread thread : parties) {
            thread.start();
        }
        while (STEPS.get() == 0) {
            Thread.yield();
        }
        barrier.reset();
        for (Thread thread : parties) {
            thread.join();
        }
        assert !barrier.isBroken();
    }
}
