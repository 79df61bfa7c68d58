import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Program {
    static final BlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);
    static int r;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            try {
                QUEUE.put(1);
                QUEUE.put(2);
            } catch (InterruptedException exception) {
                throw new Error(exception);
            }
        });
        Thread second = new Thread(() -> {
            try {
                r = QUEUE.take() * 10 + QUEUE.take();
            } catch (InterruptedException exception) {
                throw new Error(exception);
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
