import java.util.concurrent.ConcurrentHashMap;

public class Program {
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    static int sum;

    public static void main(String[] args) throws Exception {
        map.put(1, 1);
        map.put(2, 2);
        Thread t = new Thread(() -> {
            map.remove(1);
            map.put(3, 3);
        });
        t.start();
        for (int key : map.keySet()) {
            sum = 10 * sum + key;
        }
        t.join();
    }
}
