import java.util.*;
import java.util.stream.*;
public class HashMapOrder {
    public static void main(String[] x) {
        for (int n : new int[]{6, 12, 13, 14, 24, 25, 26, 48, 49, 50, 97}) {
            Map<String,Integer> a = new HashMap<>(), b = new HashMap<>(), c = new HashMap<>(), d = new HashMap<>();
            for (int i = 0; i < n; i++) {
                String k = "w" + i * 37;
                a.merge(k, 1, Integer::sum);
                b.computeIfAbsent(k, q -> 2);
                c.compute(k, (q, v) -> 3);
                d.put(k, 4);
            }
            System.out.println(a + "" + b.keySet() + c.keySet() + d.keySet());
            a.merge("w0", 1, Integer::sum);
            System.out.println(a.keySet());
        }
        Map<Long,Integer> lm = new HashMap<>(), lc = new HashMap<>();
        for (long l = -9; l < 9; l++) {
            lm.put(l << 20, (int) l);
            lc.merge(l << 20, 1, Integer::sum);
        }
        System.out.println(lm + "" + lc);
        Set<Long> hs = new HashSet<>();
        for (long l = 0; l < 10; l++) hs.add(l << 32 | l << 20);
        System.out.println(hs);
        System.out.println("" + Stream.of("the quick brown fox jumps over the lazy dog while seven wizards mix jam for big sphinx of black quartz".split(" ")).collect(Collectors.groupingBy(w -> w, Collectors.counting())));
        System.out.println("" + IntStream.range(0, 13).boxed().collect(Collectors.toMap(i -> "k" + i, i -> i)) + IntStream.range(0, 30).mapToObj(i -> "z" + i).collect(Collectors.toSet()));
    }
}
