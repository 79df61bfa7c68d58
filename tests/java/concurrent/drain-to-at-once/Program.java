import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Of two who drain a queue, one gets everything. */
public class Program {
    static int sizes;

    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        queue.add(1);
        queue.add(2);
        List<Integer> mine = new ArrayList<>();
        List<Integer> theirs = new ArrayList<>();
        Thread other = new Thread(() -> queue.drainTo(theirs));
        other.start();
        queue.drainTo(mine);
        other.join();
        sizes = mine.size() * 10 + theirs.size();
    }
}
