import java.util.ListIterator;
import java.util.Spliterator;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** List iterators and spliterators show what was there when they were made, too. */
public class Program {
    static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    static final CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
    static int forward, backward, split, ofSet;

    public static void main(String[] args) throws Exception {
        list.add(1);
        list.add(2);
        set.add(4);
        Thread other = new Thread(() -> {
            list.clear();
            set.clear();
        });
        other.start();
        Spliterator<Integer> parts = list.spliterator();
        Spliterator<Integer> inSet = set.spliterator();
        ListIterator<Integer> all = list.listIterator();
        while (all.hasNext()) {
            forward += all.next();
        }
        while (all.hasPrevious()) {
            backward += all.previous();
        }
        parts.forEachRemaining(element -> split += element);
        inSet.forEachRemaining(element -> ofSet += element);
        other.join();
    }
}
