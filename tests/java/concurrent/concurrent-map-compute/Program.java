import java.util.concurrent.ConcurrentHashMap;

public class Program {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    static int value;

    static void bump() {
        map.merge("key", 1, Integer::sum);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(Program::bump);
        other.start();
        bump();
        other.join();
        value = map.get("key");
    }
}
