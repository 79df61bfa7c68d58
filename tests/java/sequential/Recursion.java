import java.util.*;

public class Recursion {
    static int ack(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }

    static void subsets(int[] a, int i, List<Integer> cur, List<List<Integer>> out) {
        if (i == a.length) {
            out.add(new ArrayList<>(cur));
            return;
        }
        subsets(a, i + 1, cur, out);
        cur.add(a[i]);
        subsets(a, i + 1, cur, out);
        cur.remove(cur.size() - 1);
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static String bin(int n) {
        return n < 2 ? "" + n : bin(n / 2) + n % 2;
    }

    static long memo[] = new long[60];
    static long fib(int n) {
        if (n < 2) return n;
        if (memo[n] != 0) return memo[n];
        return memo[n] = fib(n - 1) + fib(n - 2);
    }

    static int coins(int[] c, int amt) {
        int[] d = new int[amt + 1];
        Arrays.fill(d, amt + 1);
        d[0] = 0;
        for (int i = 1; i <= amt; i++) for (int x : c) if (x <= i) d[i] = Math.min(d[i], d[i - x] + 1);
        return d[amt] > amt ? -1 : d[amt];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(ack(2, 3) + " " + even(10) + odd(7) + bin(37) + " " + fib(50));
        List<List<Integer>> out = new ArrayList<>();
        subsets(new int[] {1, 2, 3}, 0, new ArrayList<>(), out);
        System.out.println(out);
        System.out.println(coins(new int[] {1, 5, 10}, 28) + " " + coins(new int[] {5}, 3));
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {3, 1});
        int steps = 0;
        while (!stack.isEmpty()) {
            int[] f = stack.pop();
            steps += f[1];
            if (f[0] > 0) {
                stack.push(new int[] {f[0] - 1, f[1] * 2});
                stack.push(new int[] {f[0] - 1, f[1]});
            }
        }
        System.out.println(steps);
    }
}
