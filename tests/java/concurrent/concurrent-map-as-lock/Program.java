import java.util.concurrent.ConcurrentHashMap;

/** Whoever adds the key holds the lock; the loop that waits for it comes back to where it was. */
public class Program {
    static final ConcurrentHashMap<String, Boolean> LOCKS = new ConcurrentHashMap<>();
    static int count;

    static void add() {
        while (LOCKS.putIfAbsent("lock", true) != null) {
            Thread.onSpinWait();
        }
        count++;
        LOCKS.remove("lock");
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(Program::add);
        Thread second = new Thread(Program::add);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
