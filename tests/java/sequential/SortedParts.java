import java.util.ArrayList;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Parts of sorted sets and maps take what belongs there. */
public class SortedParts {
    static void views(NavigableSet<Integer> set) {
        for (int i = 0; i < 10; i += 2) {
            set.add(i);
        }
        NavigableSet<Integer> part = set.subSet(2, true, 7, false);
        System.out.println(part.add(3) + " " + part.add(4) + " " + part + " " + set);
        System.out.println(part.descendingSet().add(5) + " " + part.descendingSet());
        System.out.println(set.headSet(2).add(1) + " " + set.tailSet(8).add(11) + " " + set);
        System.out.println(part.headSet(4, true).remove(3) + " " + part.remove(3) + " " + part.pollFirst() + " " + set);
        try {
            part.add(7);
        } catch (IllegalArgumentException exception) {
            System.out.println("out of range");
        }
        part.clear();
        System.out.println(part.isEmpty() + " " + set);
    }

    public static void main(String[] args) {
        views(new TreeSet<>());
        views(new ConcurrentSkipListSet<>());
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "a");
        map.put(5, "b");
        ConcurrentNavigableMap<Integer, String> low = map.headMap(3);
        System.out.println(low.putIfAbsent(1, "c") + " " + low.putIfAbsent(2, "d") + " " + map);
        try {
            low.putIfAbsent(4, "e");
        } catch (IllegalArgumentException exception) {
            System.out.println("out of range");
        }
        System.out.println(low.pollFirstEntry() + " " + low.pollLastEntry() + " " + low.pollLastEntry() + " " + map);
        System.out.println(map.keySet().remove(5) + " " + map.keySet().remove(5) + " " + map);
        for (ConcurrentNavigableMap<Integer, String> each : new ArrayList<>(java.util.List.of(map, low))) {
            try {
                each.containsValue(null);
            } catch (NullPointerException exception) {
                System.out.println("null");
            }
        }
    }
}
