import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/** What `trySplit` gives away, and what is left. */
public class SpliteratorParts {
    private static <T> String all(Spliterator<T> part) {
        List<T> found = new ArrayList<>();
        part.forEachRemaining(found::add);
        return found.toString();
    }

    private static <T> void halves(String name, Spliterator<T> rest) {
        Spliterator<T> first = rest.trySplit();
        System.out.println(name + " " + first.estimateSize() + " " + rest.estimateSize());
        Spliterator<T> second = first.trySplit();
        System.out.println(all(second) + all(first) + all(rest) + rest.trySplit());
    }

    public static void main(String[] arguments) {
        List<Integer> numbers = List.of(1, 2, 3, 4, 5);
        halves("fixed", numbers.spliterator());
        halves("list", new ArrayList<>(numbers).spliterator());
        halves("array", Arrays.spliterator(new String[] {"a", "b", "c", "d"}));
        Spliterator<Integer> begun = new ArrayList<>(numbers).spliterator();
        begun.tryAdvance(first -> System.out.println("first " + first));
        System.out.println(begun.estimateSize() + " " + all(begun));
        for (Collection<Integer> empty : List.of(new ArrayList<Integer>(), new LinkedList<Integer>())) {
            System.out.println(empty.spliterator().trySplit());
        }
        Spliterator<Integer> linked = new LinkedList<>(numbers).spliterator();
        System.out.println(all(linked.trySplit()) + all(linked));
        Iterator<Integer> unsized = new ArrayDeque<>(numbers).iterator();
        Spliterator<Integer> walk = Spliterators.spliteratorUnknownSize(unsized, Spliterator.ORDERED);
        Spliterator<Integer> piece = walk.trySplit();
        System.out.println(piece.estimateSize() + " " + all(piece) + all(walk) + walk.trySplit());
        Spliterator<Integer> tree = new TreeSet<>(numbers).spliterator();
        System.out.println(tree.hasCharacteristics(Spliterator.DISTINCT | Spliterator.ORDERED | Spliterator.SIZED));
        Spliterator<Integer> list = new ArrayList<>(numbers).spliterator();
        System.out.println(list.hasCharacteristics(Spliterator.ORDERED) + " " + list.getExactSizeIfKnown());
        System.out.println(new HashMap<>(Collections.singletonMap(1, 2)).keySet().spliterator()
            .hasCharacteristics(Spliterator.DISTINCT));
        System.out.println(StreamSupport.stream(numbers.spliterator(), true).mapToInt(n -> n).sum());
        try {
            new java.util.concurrent.LinkedBlockingDeque<>(List.of(1)).add(null);
        } catch (NullPointerException exception) {
            System.out.println("null");
        }
        java.util.concurrent.LinkedBlockingDeque<Integer> full = new java.util.concurrent.LinkedBlockingDeque<>(1);
        full.add(1);
        try {
            full.add(2);
        } catch (IllegalStateException exception) {
            System.out.println(exception.getMessage());
        }
    }
}
