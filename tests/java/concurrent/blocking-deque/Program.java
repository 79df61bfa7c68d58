import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

public class Program {
    static int log;

    public static void main(String[] args) throws Exception {
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        new Thread(() -> {
            deque.addFirst(1);
            deque.addFirst(2);
        }).start();
        log = 10 * deque.takeFirst() + deque.takeFirst();
    }
}
