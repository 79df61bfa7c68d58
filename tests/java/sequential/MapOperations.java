import java.util.*;
import java.util.concurrent.*;

public class MapOperations {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> m = new LinkedHashMap<>();
        for (String s : "one two three two one two".split(" ")) m.merge(s, 1, Integer::sum);
        System.out.println(m);
        m.putIfAbsent("four", 4);
        m.computeIfPresent("one", (k, v) -> v > 1 ? null : v);
        m.compute("five", (k, v) -> v == null ? 5 : v + 1);
        m.replace("two", 22);
        System.out.println(m + " " + m.remove("three") + m.remove("nope") + m.replace("two", 1, 2));
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
        System.out.println(m.keySet() + " " + m.values() + " " + m.containsValue(5));
        m.keySet().remove("four");
        m.values().remove(6);
        System.out.println(m + " " + m.size() + m.isEmpty());
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 10; i <= 50; i += 10) t.put(i, "v" + i);
        System.out.println(t.floorKey(25) + " " + t.ceilingEntry(25) + " " + t.lowerKey(10) + " " + t.higherKey(50) + " " + t.headMap(30) + t.tailMap(30) + t.subMap(20, true, 40, true) + t.descendingMap() + t.firstEntry() + t.pollLastEntry() + t.navigableKeySet());
        t.headMap(30).clear();
        System.out.println(t);
        Map<List<Integer>, String> byList = new HashMap<>();
        byList.put(List.of(1, 2), "a");
        System.out.println(byList.get(Arrays.asList(1, 2)) + " " + byList.get(new ArrayList<>(List.of(1, 2))));
        Map<String, Map<String, Integer>> deep = new TreeMap<>();
        deep.computeIfAbsent("x", k -> new TreeMap<>()).put("y", 1);
        deep.computeIfAbsent("x", k -> new TreeMap<>()).merge("y", 5, Integer::sum);
        System.out.println(deep);
        EnumMap<TimeUnit, String> e = new EnumMap<>(TimeUnit.class);
        e.put(TimeUnit.HOURS, "h");
        e.put(TimeUnit.SECONDS, "s");
        System.out.println(e);
        try {
            Map.of("a", 1, "a", 2);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            new TreeMap<String, Integer>().put(null, 1);
        } catch (NullPointerException x) {
            System.out.println("no null key");
        }
        Map<String, Integer> cm = new HashMap<>(Map.of("k", 1));
        try {
            for (String k : cm.keySet()) cm.put(k + k, 2);
        } catch (ConcurrentModificationException x) {
            System.out.println("changed");
        }
    }
}
