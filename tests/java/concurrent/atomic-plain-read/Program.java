import java.util.concurrent.atomic.AtomicInteger;

public class Program {
    static int data;
    static final AtomicInteger flag = new AtomicInteger();
    static int r;
    static int s;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            data = 1;
            flag.set(1);
        });
        writer.start();
        r = flag.getPlain();
        s = data;
        writer.join();
    }
}
