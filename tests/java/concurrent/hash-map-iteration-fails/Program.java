import java.util.ArrayList;
import java.util.List;

public class Program {
    static final List<Integer> list = new ArrayList<>(List.of(1, 2));

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> list.add(3));
        other.start();
        for (Integer ignored : list) {
            Thread.yield();
        }
        other.join();
    }
}
