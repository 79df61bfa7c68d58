import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Program {
    public static void main(String[] args) throws InterruptedException {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> list.add(number));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert list.size() == 4;
    }
}
