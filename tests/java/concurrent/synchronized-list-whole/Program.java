import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Vector;

/** Operations on many elements are one operation of the list. */
public class Program {
    static String list;
    static String vector;

    public static void main(String[] args) throws Exception {
        List<Integer> shared = Collections.synchronizedList(new ArrayList<>());
        Vector<Integer> old = new Vector<>();
        Thread other = new Thread(() -> {
            shared.addAll(List.of(1, 2));
            old.addAll(List.of(1, 2));
        });
        other.start();
        shared.addAll(List.of(3, 4));
        old.addAll(List.of(3, 4));
        shared.removeIf(element -> element > 9);
        old.removeIf(element -> element > 9);
        other.join();
        list = shared.toString();
        vector = old.toString();
    }
}
