import java.util.concurrent.atomic.AtomicStampedReference;

public class Program {
    static boolean swapped;

    public static void main(String[] args) throws Exception {
        AtomicStampedReference<String> cell = new AtomicStampedReference<>("a", 0);
        Thread other = new Thread(() -> {
            cell.compareAndSet("a", "b", 0, 1);
            cell.compareAndSet("b", "a", 1, 2);
        });
        other.start();
        swapped = cell.compareAndSet("a", "c", 0, 5);
        other.join();
    }
}
