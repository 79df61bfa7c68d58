import java.util.Hashtable;

/** Of two threads that replace the same value, one finds it. A view has the lock of its table. */
public class Program {
    static int replaced;

    public static void main(String[] args) throws Exception {
        Hashtable<String, Integer> table = new Hashtable<>();
        table.put("a", 0);
        boolean[] found = new boolean[2];
        Thread other = new Thread(() -> found[0] = table.replace("a", 0, 1));
        other.start();
        found[1] = table.replace("a", 0, 2);
        table.keySet().contains("a");
        other.join();
        replaced = (found[0] ? 1 : 0) + (found[1] ? 1 : 0);
    }
}
