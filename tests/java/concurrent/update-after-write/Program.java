import java.util.concurrent.atomic.AtomicInteger;

public class Program {
    static final AtomicInteger TURN = new AtomicInteger();
    static boolean stored;
    static int data, seen;

    // An update that fails is only a read in Java, and the write before it may come later.
    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            data = 1;
            stored = TURN.compareAndSet(1, 2);
        });
        writer.start();
        TURN.set(1);
        seen = data;
        writer.join();
    }
}
