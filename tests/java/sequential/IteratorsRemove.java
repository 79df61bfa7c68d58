import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;

/** An iterator removes the element that it gave, also where an equal one comes before. */
public class IteratorsRemove {
    static String without(Collection<Integer> all, Iterator<Integer> over, int... places) {
        int at = 0;
        for (int place : places) {
            for (; at <= place; at++) {
                over.next();
            }
            over.remove();
        }
        try {
            over.remove();
        } catch (IllegalStateException exception) {
            return all + " and no more";
        }
        return all.toString();
    }

    public static void main(String[] args) {
        List<Integer> elements = Arrays.asList(1, 2, 1, 3, 1);
        List<Collection<Integer>> queues = Arrays.asList(new ConcurrentLinkedQueue<>(elements),
            new ConcurrentLinkedDeque<>(elements), new LinkedBlockingQueue<>(elements),
            new LinkedBlockingDeque<>(elements), new ArrayBlockingQueue<>(9, false, elements),
            new LinkedTransferQueue<>(elements));
        for (Collection<Integer> queue : queues) {
            System.out.println(queue.getClass().getName());
            System.out.println(without(queue, queue.iterator(), 2));
            System.out.println(without(queue, queue.iterator(), 0, 3));
            System.out.println(queue.size());
            if (queue instanceof Deque) {
                queue.addAll(elements);
                System.out.println(without(queue, ((Deque<Integer>) queue).descendingIterator(), 2, 3));
                System.out.println(queue.size());
            }
        }
        for (Iterator<Object> none : Arrays.asList(Collections.emptyIterator(), new SynchronousQueue<>().iterator())) {
            try {
                none.remove();
            } catch (IllegalStateException exception) {
                System.out.println("nothing to remove");
            }
        }
        List<Integer> copied = new CopyOnWriteArrayList<>(elements);
        System.out.println(((CopyOnWriteArrayList<Integer>) copied).clone());
        for (List<Integer> list : Arrays.asList(copied, copied.subList(1, 3), new java.util.ArrayList<>(elements))) {
            try {
                list.addAll(list.size() + 1, Collections.emptyList());
            } catch (IndexOutOfBoundsException exception) {
                System.out.println("no such place");
            }
        }
        try {
            new CopyOnWriteArrayList<>(elements).subList(1, 4).subList(2, 1);
        } catch (IndexOutOfBoundsException exception) {
            System.out.println("no such part");
        }
    }
}
