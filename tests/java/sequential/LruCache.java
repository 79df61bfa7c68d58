import java.util.*;

public class LruCache {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int cap;
        Lru(int cap) {
            super(16, 0.75f, true);
            this.cap = cap;
        }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            return size() > cap;
        }
    }

    public static void main(String[] args) throws Exception {
        Lru<String, Integer> c = new Lru<>(2);
        c.put("a", 1);
        c.put("b", 2);
        c.get("a");
        c.put("c", 3);
        System.out.println(c.keySet() + " " + c.containsKey("b") + c.getOrDefault("b", -1));
        c.putIfAbsent("a", 9);
        c.merge("c", 5, Integer::sum);
        System.out.println(c);
        Iterator<Map.Entry<String, Integer>> it = c.entrySet().iterator();
        it.next();
        it.remove();
        System.out.println(c);
        c.clear();
        System.out.println(c.isEmpty());
    }
}
