import java.util.concurrent.ConcurrentHashMap;

/** A map is cleared before a value is computed or after it; what was cleared does not come back. */
public class Program {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static int value;

    public static void main(String[] args) throws InterruptedException {
        MAP.put("a", 5);
        Thread other = new Thread(MAP::clear);
        other.start();
        MAP.compute("a", (key, old) -> old == null ? 1 : old + 1);
        other.join();
        value = MAP.getOrDefault("a", 0);
    }
}
