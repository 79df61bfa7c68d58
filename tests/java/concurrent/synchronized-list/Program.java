import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Program {
    static int size;

    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Thread other = new Thread(() -> list.add(1));
        other.start();
        list.add(2);
        other.join();
        size = list.size();
    }
}
