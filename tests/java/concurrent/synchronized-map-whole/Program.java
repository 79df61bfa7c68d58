import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Operations with functions, and those of views, hold the lock of the map as all others do. */
public class Program {
    static int count;

    static void add(Map<String, Integer> map) {
        map.compute("a", (key, value) -> value == null ? 1 : value + 1);
        map.replaceAll((key, value) -> value + 10);
    }

    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        Thread other = new Thread(() -> add(map));
        other.start();
        add(map);
        map.keySet().contains("a");
        map.containsValue(7);
        map.forEach((key, value) -> { });
        other.join();
        count = map.get("a");
    }
}
