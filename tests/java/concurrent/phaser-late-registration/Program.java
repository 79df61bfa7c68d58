import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/** Who registers while a phase ends belongs to the next one. */
public class Program {
    static final AtomicInteger STEPS = new AtomicInteger();
    static int phase;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                STEPS.incrementAndGet();
                STEPS.incrementAndGet();
                return false;
            }
        };
        Thread late = new Thread(() -> {
            while (STEPS.get() == 0) {
                Thread.yield();
            }
            phase = phaser.register();
        });
        late.start();
        phaser.arrive();
        late.join();
    }
}
