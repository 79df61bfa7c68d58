import java.util.concurrent.ConcurrentHashMap;

public class Program {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    static int value;

    static void bump() {
        map.put("key", map.getOrDefault("key", 0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(Program::bump);
        other.start();
        bump();
        other.join();
        value = map.get("key");
    }
}
