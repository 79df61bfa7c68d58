import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class Program {
    static int size;

    public static void main(String[] args) throws Exception {
        Set<String> set = ConcurrentHashMap.newKeySet();
        Thread other = new Thread(() -> set.add("a"));
        other.start();
        set.add("b");
        set.add("a");
        other.join();
        size = set.size();
    }
}
