import java.util.HashMap;

/**
 * Two threads put into empty buckets while the table grows. Entries may be lost,
 * but an operation looks for the bucket in the table that it has read, so none is in a wrong one.
 */
public class Program {
    static final HashMap<Integer, Integer> map = new HashMap<>(4);

    public static void main(String[] args) throws Exception {
        for (int key = 0; key < 2; key++) {
            map.put(key, key);
        }
        map.put(4, 4);
        Thread thread = new Thread(() -> map.put(7, 7));
        thread.start();
        map.put(6, 6);
        thread.join();
        for (int key : map.keySet()) {
            assert map.containsKey(key) : "an entry is in a wrong bucket";
        }
    }
}
