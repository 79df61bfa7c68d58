import java.util.concurrent.atomic.AtomicInteger;

public class Program {
    static final AtomicInteger OWNER = new AtomicInteger();
    static int r, s, end;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            r = OWNER.compareAndSet(0, 1) ? 1 : 0;
        });
        Thread second = new Thread(() -> {
            s = OWNER.compareAndSet(0, 2) ? 1 : 0;
        });
        first.start();
        second.start();
        first.join();
        second.join();
        end = OWNER.get();
    }
}
