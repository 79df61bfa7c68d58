import java.util.concurrent.atomic.AtomicInteger;
import java.util.List;

public class Program {
    static AtomicInteger cell = new AtomicInteger();
    static int first;

    public static void main(String[] args) {
        List.of(1, 2).parallelStream().forEach(x -> cell.compareAndSet(0, x));
        first = cell.get();
    }
}
