import java.util.List;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Each of two who ask for what is due gets one element. */
public class Program {
    static class Item implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed other) {
            return 0;
        }
    }

    static Item mine;
    static Item theirs;
    static boolean both;

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>(List.of(new Item()));
        queue.put(new Item());
        Thread other = new Thread(() -> theirs = queue.poll());
        other.start();
        mine = queue.poll();
        other.join();
        both = mine != null && theirs != null && mine != theirs && queue.peek() == null;
    }
}
