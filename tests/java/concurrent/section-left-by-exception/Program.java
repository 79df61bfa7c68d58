import java.util.concurrent.ConcurrentHashMap;

public class Program {
    static volatile int a;

    static class Key {
        public int hashCode() {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> { assert a == 0; }).start();
        try {
            new ConcurrentHashMap<Object, Object>().put(new Key(), 1);
        } catch (IllegalStateException e) {
        }
        a = 1;
        a = 0;
    }
}
