import java.util.*;
import java.util.concurrent.*;

public class ConcurrentMaps {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<String,Integer> m = new ConcurrentHashMap<>();
        Runnable r = () -> {
            for (String s : "a b a".split(" ")) m.merge(s, 1, Integer::sum);
        };
        Thread t = new Thread(r), u = new Thread(r);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(new TreeMap<>(m) + " " + m.size() + " " + m.mappingCount());
        System.out.println(m.computeIfAbsent("z", k -> 9) + " " + m.computeIfPresent("z", (k,v) -> null) + " " + m.putIfAbsent("a", 7) + " " + m.replace("a", 4, 5) + " " + m.remove("b", 99));
        for (int i = 0; i < 40; i++) m.put("key" + i, i);
        StringBuilder sb = new StringBuilder();
        m.forEach((k, v) -> sb.append(k).append('=').append(v).append(' '));
        System.out.println(sb);
        System.out.println(m.reduceValues(1, Integer::sum) + " " + m.search(1, (k,v) -> v == 39 ? k : null));
        System.out.println(m.keySet());
        System.out.println(m.values());
        ConcurrentHashMap.KeySetView<String,Boolean> ks = ConcurrentHashMap.newKeySet();
        ks.add("q");
        System.out.println(ks);
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        ConcurrentSkipListMap<Integer,String> sk = new ConcurrentSkipListMap<>();
        for (int i = 5; i > 0; i--) sk.put(i, "v" + i);
        System.out.println(sk + " " + sk.headMap(3) + " " + sk.ceilingKey(2) + " " + sk.descendingMap() + " " + sk.pollFirstEntry());
        CopyOnWriteArrayList<Integer> cw = new CopyOnWriteArrayList<>(List.of(1,2,3));
        for (int x : cw) cw.add(x * 10);
        System.out.println(cw + " " + cw.addIfAbsent(10));
    }
}
