import java.util.*;

public class DijkstraPaths {
    record Edge(int to, int cost) {
    }
    static int[] shortest(List<List<Edge>> g, int from) {
        int[] dist = new int[g.size()];
        Arrays.fill(dist, Integer.MAX_VALUE);
        dist[from] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.comparingInt(a -> a[1]));
        q.add(new int[] {from, 0});
        while (!q.isEmpty()) {
            int[] top = q.poll();
            if (top[1] > dist[top[0]]) continue;
            for (Edge e : g.get(top[0])) {
                int d = top[1] + e.cost();
                if (d < dist[e.to()]) {
                    dist[e.to()] = d;
                    q.add(new int[] {e.to(), d});
                }
            }
        }
        return dist;
    }
    public static void main(String[] args) {
        List<List<Edge>> g = new ArrayList<>();
        for (int i = 0; i < 6; i++) g.add(new ArrayList<>());
        int[][] edges = {{0, 1, 7}, {0, 2, 9}, {0, 5, 14}, {1, 2, 10}, {1, 3, 15}, {2, 3, 11}, {2, 5, 2}, {3, 4, 6}};
        for (int[] e : edges) {
            g.get(e[0]).add(new Edge(e[1], e[2]));
            g.get(e[1]).add(new Edge(e[0], e[2]));
        }
        System.out.println(Arrays.toString(shortest(g, 0)));
        System.out.println(Arrays.toString(shortest(g, 4)));
    }
}
