import java.util.concurrent.PriorityBlockingQueue;

public class Program {
    static int log;

    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        new Thread(() -> {
            queue.put(2);
            queue.put(1);
        }).start();
        log = 10 * queue.take() + queue.take();
    }
}
