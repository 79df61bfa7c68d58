import java.util.concurrent.SynchronousQueue;

public class Program {
    static int sum;

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException exception) {
                throw new AssertionError(exception);
            }
        }).start();
        sum = queue.take() + queue.take();
    }
}
