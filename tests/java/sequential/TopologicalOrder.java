import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class TopologicalOrder {
    static List<String> sort(Map<String, List<String>> g) {
        Map<String, Integer> in = new TreeMap<>();
        g.forEach((k, v) -> {
            in.putIfAbsent(k, 0);
            v.forEach(t -> in.merge(t, 1, Integer::sum));
        });
        Deque<String> ready = new ArrayDeque<>();
        in.forEach((k, v) -> {
            if (v == 0) ready.add(k);
        });
        List<String> out = new ArrayList<>();
        while (!ready.isEmpty()) {
            String k = ready.poll();
            out.add(k);
            for (String t : g.getOrDefault(k, List.of())) if (in.merge(t, -1, Integer::sum) == 0) ready.add(t);
        }
        if (out.size() < in.size()) throw new IllegalStateException("cycle after " + out);
        return out;
    }
    public static void main(String[] args) {
        Map<String, List<String>> g = new LinkedHashMap<>();
        g.put("shirt", List.of("tie", "belt"));
        g.put("tie", List.of("jacket"));
        g.put("trousers", List.of("shoes", "belt"));
        g.put("belt", List.of("jacket"));
        g.put("socks", List.of("shoes"));
        System.out.println(sort(g));
        g.put("jacket", List.of("shirt"));
        try {
            sort(g);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
