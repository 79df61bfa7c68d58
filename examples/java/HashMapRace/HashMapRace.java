import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class HashMapRace {
    static void run(Map<String, Integer> map) throws InterruptedException {
        Thread other = new Thread(() -> map.put("a", 1));
        other.start();
        map.put("b", 2);
        other.join();
        assert map.size() == 2 : "an entry is lost";
    }

    public static void main(String[] args) throws InterruptedException {
        run(new HashMap<>());
    }

    static void repaired() throws InterruptedException {
        run(new ConcurrentHashMap<>());
    }
}
