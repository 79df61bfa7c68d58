import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class UnionFind {
    static int[] parent, size;
    static int find(int x) {
        return parent[x] == x ? x : (parent[x] = find(parent[x]));
    }
    static boolean union(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (size[a] < size[b]) {
            int t = a;
            a = b;
            b = t;
        }
        parent[b] = a;
        size[a] += size[b];
        return true;
    }
    public static void main(String[] args) {
        parent = IntStream.range(0, 8).toArray();
        size = new int[8];
        Arrays.fill(size, 1);
        int[][] e = {{0, 1}, {2, 3}, {1, 3}, {0, 2}, {5, 6}, {7, 7}};
        for (int[] x : e) System.out.print(union(x[0], x[1]) + " ");
        System.out.println();
        System.out.println(find(3) == find(0));
        System.out.println(IntStream.range(0, 8).map(UnionFind::find).distinct().count() + " " + size[find(2)]);
    }
}
