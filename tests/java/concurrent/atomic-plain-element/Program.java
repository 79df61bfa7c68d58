import java.util.concurrent.atomic.AtomicLongArray;

public class Program {
    static int data;
    static final AtomicLongArray flags = new AtomicLongArray(2);
    static int r;
    static int s;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            data = 1;
            flags.setPlain(1, 1);
        });
        writer.start();
        r = (int) flags.get(1);
        s = data;
        writer.join();
    }
}
