import java.util.concurrent.LinkedTransferQueue;

/** A transfer waits for a consumer; an attempt succeeds only if one waits already. */
public class Program {
    static final LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    static volatile boolean taken;
    static boolean tried;
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(() -> {
            try {
                taken = true;
                sum += queue.take();
                sum += queue.take();
            } catch (InterruptedException exception) {
                throw new AssertionError(exception);
            }
        });
        consumer.start();
        tried = queue.tryTransfer(1);
        queue.put(10);
        if (!tried) {
            queue.transfer(100);
            assert taken;
        }
        consumer.join();
        assert queue.isEmpty() && !queue.hasWaitingConsumer();
    }
}
