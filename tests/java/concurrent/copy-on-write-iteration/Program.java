import java.util.concurrent.CopyOnWriteArrayList;

public class Program {
    static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    static int seen, size;

    public static void main(String[] args) throws Exception {
        list.add(1);
        Thread other = new Thread(() -> list.add(2));
        other.start();
        for (int ignored : list) {
            seen++;
        }
        other.join();
        size = list.size();
    }
}
