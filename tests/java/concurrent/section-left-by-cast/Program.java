import java.util.concurrent.PriorityBlockingQueue;

public class Program {
    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Object> queue = new PriorityBlockingQueue<>();
        Thread other = new Thread(() -> queue.add(1));
        try {
            queue.add(new Object());
            queue.add(new Object());
            assert false;
        } catch (ClassCastException e) {
        }
        queue.clear();
        other.start();
        other.join();
        assert queue.size() == 1;
    }
}
