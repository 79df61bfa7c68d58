import java.util.*;
import java.util.stream.*;

public class Graphs {
    record Edge(String to, int w) { }
    static Map<String, List<Edge>> g = new TreeMap<>();
    static void edge(String a, String b, int w) {
        g.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, w));
        g.computeIfAbsent(b, k -> new ArrayList<>());
    }

    static Map<String, Integer> dijkstra(String s) {
        Map<String, Integer> d = new TreeMap<>();
        PriorityQueue<Map.Entry<String, Integer>> q = new PriorityQueue<>(Map.Entry.comparingByValue());
        q.add(Map.entry(s, 0));
        while (!q.isEmpty()) {
            Map.Entry<String, Integer> e = q.poll();
            if (d.putIfAbsent(e.getKey(), e.getValue()) != null) continue;
            for (Edge x : g.get(e.getKey())) q.add(Map.entry(x.to(), e.getValue() + x.w()));
        }
        return d;
    }

    static List<String> topo() {
        Map<String, Integer> in = new TreeMap<>();
        g.keySet().forEach(k -> in.put(k, 0));
        g.values().forEach(l -> l.forEach(e -> in.merge(e.to(), 1, Integer::sum)));
        Deque<String> q = in.entrySet().stream().filter(e -> e.getValue() == 0).map(Map.Entry::getKey).collect(Collectors.toCollection(ArrayDeque::new));
        List<String> r = new ArrayList<>();
        while (!q.isEmpty()) {
            String n = q.poll();
            r.add(n);
            for (Edge e : g.get(n)) if (in.merge(e.to(), -1, Integer::sum) == 0) q.add(e.to());
        }
        return r;
    }

    static int find(int[] p, int x) {
        return p[x] == x ? x : (p[x] = find(p, p[x]));
    }

    public static void main(String[] args) throws Exception {
        edge("A", "B", 4);
        edge("A", "C", 1);
        edge("C", "B", 2);
        edge("B", "D", 5);
        edge("C", "D", 8);
        System.out.println(dijkstra("A") + "" + topo());
        int[] p = IntStream.range(0, 6).toArray();
        p[find(p, 0)] = find(p, 1);
        p[find(p, 2)] = find(p, 3);
        p[find(p, 1)] = find(p, 3);
        System.out.println(IntStream.range(0, 6).map(i -> find(p, i)).distinct().count() + Arrays.toString(p));
        int[][] dist = {{0, 3, 99, 7}, {8, 0, 2, 99}, {5, 99, 0, 1}, {2, 99, 99, 0}};
        for (int k = 0; k < 4; k++) for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) dist[i][j] = Math.min(dist[i][j], dist[i][k] + dist[k][j]);
        System.out.println(Arrays.deepToString(dist));
        Set<String> seen = new LinkedHashSet<>();
        Deque<String> st = new ArrayDeque<>(List.of("A"));
        while (!st.isEmpty()) {
            String n = st.pop();
            if (seen.add(n)) g.get(n).forEach(e -> st.push(e.to()));
        }
        System.out.println(seen);
    }
}
