import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Program {
    static int sum;

    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 3; i++) {
                    queue.put(i);
                }
                queue.put(0);
            } catch (InterruptedException exception) {
                throw new AssertionError(exception);
            }
        });
        producer.start();
        for (int value = queue.take(); value != 0; value = queue.take()) {
            sum += value;
        }
    }
}
