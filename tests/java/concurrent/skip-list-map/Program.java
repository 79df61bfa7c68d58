import java.util.concurrent.ConcurrentSkipListMap;

public class Program {
    static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    static int first, size;

    public static void main(String[] args) throws Exception {
        map.put(2, "two");
        Thread other = new Thread(() -> map.put(1, "one"));
        other.start();
        first = map.firstKey();
        size = map.size();
    }
}
