import javax.extra.Counter;

public class Program {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread other = new Thread(() -> counter.add(1));
        other.start();
        counter.add(2);
        other.join();
        result = counter.add(0);
    }
}
