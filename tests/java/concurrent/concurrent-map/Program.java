import java.util.concurrent.ConcurrentHashMap;

public class Program {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static int r;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            MAP.merge("k", 1, Integer::sum);
        });
        Thread second = new Thread(() -> {
            MAP.merge("k", 10, Integer::sum);
        });
        first.start();
        second.start();
        first.join();
        second.join();
        r = MAP.get("k");
    }
}
