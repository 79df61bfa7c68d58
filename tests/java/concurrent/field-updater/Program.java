import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class Program {
    static class Counter {
        volatile int count;
        static final AtomicIntegerFieldUpdater<Counter> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(Counter.class, "count");
    }

    static int value;

    public static void main(String[] args) throws Exception {
        Counter counter = new Counter();
        Thread other = new Thread(() -> Counter.COUNT.incrementAndGet(counter));
        other.start();
        Counter.COUNT.incrementAndGet(counter);
        other.join();
        value = counter.count;
    }
}
