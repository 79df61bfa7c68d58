import java.util.concurrent.atomic.LongAdder;

public class Program {
    static long sum;

    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread other = new Thread(() -> adder.add(2));
        other.start();
        adder.increment();
        other.join();
        sum = adder.sum();
    }
}
