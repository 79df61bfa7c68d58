import java.util.concurrent.LinkedBlockingQueue;

public class Program {
    static boolean interrupted;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread other = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        });
        other.start();
        other.interrupt();
        other.join();
    }
}
