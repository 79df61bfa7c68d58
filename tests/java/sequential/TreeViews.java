import java.util.*;

public class TreeViews {
    public static void main(String[] args) throws Exception {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i <= 50; i += 10) t.put(i, "v" + i);
        System.out.println(t.headMap(20) + "" + t.headMap(20, true) + t.tailMap(40) + t.tailMap(40, false) + t.subMap(10, 30) + t.subMap(10, false, 30, true));
        System.out.println(t.descendingMap() + "" + t.descendingKeySet() + t.firstEntry() + t.lastKey() + t.floorEntry(25) + t.ceilingEntry(25) + t.lowerEntry(0) + t.higherKey(50));
        NavigableMap<Integer, String> v = t.subMap(10, true, 30, true);
        v.put(15, "new");
        v.remove(20);
        System.out.println(t + " " + v.size() + v.firstKey() + v.lastEntry());
        try {
            v.put(99, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        v.clear();
        System.out.println(t);
        System.out.println(t.pollFirstEntry() + " " + t.pollLastEntry() + t);
        TreeSet<String> s = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        s.addAll(List.of("b", "A", "c", "B"));
        System.out.println(s + "" + s.headSet("b", true) + s.tailSet("B") + s.contains("C") + s.lower("b") + s.higher("b"));
        Iterator<String> d = s.descendingIterator();
        while (d.hasNext()) System.out.print(d.next());
        System.out.println(s.subSet("a", "c") + "" + s.pollLast() + s.comparator().compare("x", "X"));
        SortedMap<String, Integer> sm = new TreeMap<>(Comparator.comparing(String::length));
        sm.put("aaa", 1);
        sm.put("bb", 2);
        sm.put("ccc", 3);
        System.out.println(sm + sm.firstKey());
    }
}
