import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/** Unmodifiable and synchronized views of sorted collections, and bulk operations of old ones. */
public class SortedViews {
    static void refused(String what, Runnable change) {
        try {
            change.run();
            System.out.println(what + " done");
        } catch (UnsupportedOperationException exception) {
            System.out.println(what + " refused");
        }
    }

    static void fixed() {
        NavigableMap<Integer, String> map = new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c"));
        NavigableMap<Integer, String> view = Collections.unmodifiableNavigableMap(map);
        System.out.println(view + " " + view.firstEntry() + view.headMap(2, true) + view.descendingMap());
        System.out.println(view.navigableKeySet() + " " + view.ceilingKey(2) + view.tailMap(2) + view.equals(map));
        refused("put", () -> view.put(1, "x"));
        refused("poll", view::pollFirstEntry);
        refused("clear", () -> view.headMap(3).clear());
        refused("set", () -> view.firstEntry().setValue("q"));
        refused("removeIf", () -> view.keySet().removeIf(key -> key > 1));
        map.put(4, "d");
        System.out.println(view.lastKey() + " " + view.size() + Collections.unmodifiableSortedMap(map).subMap(1, 3));
        NavigableSet<String> set = Collections.unmodifiableNavigableSet(new TreeSet<>(List.of("x", "y", "z")));
        System.out.println(set + " " + set.first() + set.higher("x") + set.descendingSet() + set.headSet("z"));
        refused("add", () -> set.add("w"));
        refused("pollLast", set::pollLast);
        refused("remove", () -> set.remove("x"));
        System.out.println(Collections.unmodifiableSortedSet(new TreeSet<>(List.of(2, 1))).tailSet(2) + " "
            + Collections.emptySortedMap() + Collections.emptySortedSet() + Collections.emptyNavigableMap()
            + Collections.emptyNavigableSet());
    }

    static void locked() {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(3, 1, 2)));
        list.sort(null);
        list.replaceAll(element -> element * 2);
        System.out.println(list + " " + list.subList(0, 2) + list.indexOf(4) + list.equals(List.of(2, 4, 6)));
        System.out.println(list.removeIf(element -> element == 4) + " " + list.addAll(0, List.of(9)) + list);
        Map<String, Integer> map = Collections.synchronizedMap(new TreeMap<>());
        map.merge("a", 1, Integer::sum);
        map.merge("a", 1, Integer::sum);
        map.computeIfAbsent("b", key -> 5);
        System.out.println(map + " " + map.keySet() + map.values() + map.entrySet() + map.replace("a", 2, 7));
        System.out.println(map.remove("a", 1) + " " + map.equals(Map.of("a", 7, "b", 5)));
        NavigableSet<Integer> set = Collections.synchronizedNavigableSet(new TreeSet<>(List.of(1, 5, 9)));
        System.out.println(set.pollFirst() + " " + set.lower(9) + set.headSet(9, true) + set.descendingSet());
        NavigableMap<Integer, String> sorted = Collections.synchronizedNavigableMap(new TreeMap<>(Map.of(1, "a", 2, "b")));
        System.out.println(sorted.pollLastEntry() + " " + sorted.floorKey(7) + sorted.headMap(1, true));
    }

    public static void main(String[] args) {
        fixed();
        locked();
        Vector<Integer> vector = new Vector<>(List.of(1, 2, 3));
        vector.addAll(List.of(4));
        vector.removeAll(List.of(1));
        vector.sort(Comparator.reverseOrder());
        System.out.println(vector + " " + vector.subList(0, 2) + vector.lastIndexOf(2));
        Hashtable<String, Integer> table = new Hashtable<>(Map.of("k", 1));
        System.out.println(table.replace("k", 2) + " " + table.remove("k", 1) + table.entrySet() + table.values());
        System.out.println(Map.Entry.copyOf(new AbstractMap.SimpleEntry<>("e", 1)));
    }
}
