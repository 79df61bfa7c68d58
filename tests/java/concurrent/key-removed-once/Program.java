import java.util.concurrent.ConcurrentSkipListMap;

/** Of two threads that remove a key or poll the only entry of a part, one does. */
public class Program {
    static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    static int removed;
    static int polled;

    public static void main(String[] args) throws Exception {
        map.put(1, "a");
        map.put(2, "b");
        boolean[] results = new boolean[2];
        Thread other = new Thread(() -> {
            results[0] = map.keySet().remove(1);
            results[1] = map.tailMap(2).pollFirstEntry() != null;
        });
        other.start();
        removed = map.keySet().remove(1) ? 1 : 0;
        polled = map.tailMap(2).pollFirstEntry() != null ? 1 : 0;
        other.join();
        removed += results[0] ? 1 : 0;
        polled += results[1] ? 1 : 0;
    }
}
