import java.util.concurrent.CyclicBarrier;

public class Program {
    static int a, b, sum;
    static final CyclicBarrier barrier = new CyclicBarrier(2, () -> sum = a + b);

    static void await() {
        try {
            barrier.await();
        } catch (Exception exception) {
            throw new AssertionError(exception);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            a = 1;
            await();
        });
        other.start();
        b = 2;
        await();
        other.join();
    }
}
