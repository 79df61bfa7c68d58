import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LruWithLinkedMap {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int max;
        int evicted;
        Lru(int max) {
            super(16, 0.75f, true);
            this.max = max;
        }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            if (size() > max) {
                evicted++;
                return true;
            }
            return false;
        }
    }
    public static void main(String[] args) {
        Lru<String, Integer> c = new Lru<>(3);
        for (String k : "a b c a d b e a".split(" ")) c.merge(k, 1, Integer::sum);
        System.out.println(c + " " + c.evicted);
        c.get("d");
        c.getOrDefault("b", 0);
        c.putIfAbsent("e", 5);
        System.out.println(c.keySet() + " " + c.containsKey("a"));
        c.remove("e");
        c.put("z", 26);
        System.out.println(c);
        Map<Integer, String> plain = new LinkedHashMap<>();
        plain.put(2, "b");
        plain.put(1, "a");
        plain.put(2, "c");
        System.out.println(plain + " " + plain.entrySet().iterator().next().getValue());
    }
}
