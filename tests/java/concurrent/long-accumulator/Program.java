import java.util.concurrent.atomic.LongAccumulator;

public class Program {
    static long most;

    public static void main(String[] args) throws Exception {
        LongAccumulator accumulator = new LongAccumulator(Long::max, Long.MIN_VALUE);
        Thread other = new Thread(() -> accumulator.accumulate(7));
        other.start();
        accumulator.accumulate(3);
        other.join();
        most = accumulator.get();
    }
}
