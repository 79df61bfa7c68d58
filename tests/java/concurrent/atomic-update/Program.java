import java.util.concurrent.atomic.AtomicInteger;

public class Program {
    static final AtomicInteger COUNTER = new AtomicInteger();
    static int end;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            COUNTER.incrementAndGet();
        });
        Thread second = new Thread(() -> {
            COUNTER.getAndAdd(2);
        });
        first.start();
        second.start();
        first.join();
        second.join();
        end = COUNTER.get();
    }
}
