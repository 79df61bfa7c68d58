import java.util.concurrent.CountDownLatch;

public class Program {
    static int a, b, r;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            a = 1;
            latch.countDown();
        }).start();
        new Thread(() -> {
            b = 2;
            latch.countDown();
        }).start();
        latch.await();
        r = a + b;
    }
}
