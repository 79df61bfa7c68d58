import java.util.*;
public class Maps {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : "the cat and the dog and the bird".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m + " " + m.get("the") + m.getOrDefault("x", -1) + m.containsKey("cat") + m.containsValue(2));
        m.putIfAbsent("new", 5);
        m.computeIfAbsent("c", k -> k.length());
        m.computeIfPresent("cat", (k, v) -> v + 10);
        m.compute("dog", (k, v) -> v == null ? 1 : v * 7);
        System.out.println(new TreeMap<>(m));
        m.remove("the");
        m.replace("and", 100);
        m.replaceAll((k, v) -> v + 1);
        System.out.println(m.keySet() + " " + m.values() + " " + m.entrySet() + m.size());
        TreeMap<Integer, String> t = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < 10; i += 2) t.put(i, "v" + i);
        System.out.println(t + " " + t.firstKey() + t.lastEntry() + t.floorKey(5) + t.ceilingKey(5) + t.higherKey(4) + t.lowerKey(4));
        System.out.println(t.headMap(4) + " " + t.tailMap(4) + t.subMap(8, 2) + t.descendingMap() + t.pollFirstEntry() + t.navigableKeySet());
        LinkedHashMap<String, Integer> l = new LinkedHashMap<>(16, 0.75f, true) {
            protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
                return size() > 3;
            }
        };
        for (String s : "a b c".split(" ")) l.put(s, s.charAt(0) - 'a');
        l.get("a");
        l.put("d", 4);
        System.out.println(l);
        for (Map.Entry<String, Integer> e : l.entrySet()) {
            e.setValue(e.getValue() * 2);
            System.out.print(e.getKey() + "=" + e.getValue() + ";");
        }
        System.out.println(Map.of("k", 1) + "" + Map.entry("a", 1) + new AbstractMap.SimpleEntry<>("x", 2));
        m.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).forEach(e -> System.out.print(e + " "));
        System.out.println();
        Map<Integer, List<String>> groups = new TreeMap<>();
        for (String w : List.of("aa", "b", "cc", "ddd")) groups.computeIfAbsent(w.length(), k -> new ArrayList<>()).add(w);
        System.out.println(groups + " " + groups.equals(Map.of(1, List.of("b"), 2, List.of("aa", "cc"), 3, List.of("ddd"))) + groups.hashCode());
        Map<String, Integer> big = new HashMap<>();
        for (int i = 0; i < 50; i++) big.put("key" + i, i);
        int sum = 0;
        for (int v : big.values()) sum += v;
        System.out.println(sum + " " + big.size() + big.keySet().iterator().next());
        System.out.println(big);
        big.keySet().removeIf(k -> !k.endsWith("7"));
        System.out.println(big);
        big.values().remove(7);
        System.out.println(big.size());
        m.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println();
        Map<Character, Integer> counts = new TreeMap<>();
        for (char c : "hello world".toCharArray()) counts.merge(c, 1, Integer::sum);
        System.out.println(counts);
        EnumMap<Thread.State, Integer> em = new EnumMap<>(Thread.State.class);
        em.put(Thread.State.BLOCKED, 1);
        em.put(Thread.State.NEW, 2);
        System.out.println(em);
        try {
            Map.of("a", 1, "a", 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (String k : m.keySet()) m.put(k + "x", 1);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME");
        }
        System.out.println(new HashMap<>(Map.of(1, 2)).equals(new TreeMap<>(Map.of(1, 2))) + " " + Collections.unmodifiableMap(l) + Collections.singletonMap(1, null));
        HashMap<Object, Object> n = new HashMap<>();
        n.put(null, 1);
        n.put(1, null);
        System.out.println(n + " " + n.get(null) + n.containsKey(1));
        System.out.println(Map.copyOf(Map.of(1, 1)));
    }
}
