import java.util.*;
import java.util.stream.*;
public class Algo {
    static List<List<Integer>> perms(List<Integer> l) {
        if (l.isEmpty()) return List.of(List.of());
        List<List<Integer>> r = new ArrayList<>();
        for (int i = 0; i < l.size(); i++) {
            List<Integer> rest = new ArrayList<>(l);
            Integer x = rest.remove(i);
            for (List<Integer> p : perms(rest)) {
                List<Integer> q = new ArrayList<>();
                q.add(x);
                q.addAll(p);
                r.add(q);
            }
        }
        return r;
    }

    static void qs(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[hi], i = lo;
        for (int j = lo; j < hi; j++) if (a[j] < p) {
            int t = a[i];
            a[i++] = a[j];
            a[j] = t;
        }
        int t = a[i];
        a[i] = a[hi];
        a[hi] = t;
        qs(a, lo, i - 1);
        qs(a, i + 1, hi);
    }

    static class Node<K extends Comparable<K>, V> {
        K k;
        V v;
        Node<K, V> l, r;
        Node(K k, V v) {
            this.k = k;
            this.v = v;
        }
    }

    static class Bst<K extends Comparable<K>, V> {
        Node<K, V> root;
        int size;
        void put(K k, V v) {
            root = put(root, k, v);
        }
        private Node<K, V> put(Node<K, V> n, K k, V v) {
            if (n == null) {
                size++;
                return new Node<>(k, v);
            }
            int c = k.compareTo(n.k);
            if (c < 0) n.l = put(n.l, k, v);
            else if (c > 0) n.r = put(n.r, k, v);
            else n.v = v;
            return n;
        }
        void walk(Node<K, V> n, StringBuilder b) {
            if (n == null) return;
            walk(n.l, b);
            b.append(n.k).append('=').append(n.v).append(' ');
            walk(n.r, b);
        }
    }

    static int[] sieve(int n) {
        boolean[] c = new boolean[n + 1];
        for (int i = 2; i * i <= n; i++) if (!c[i]) for (int j = i * i; j <= n; j += i) c[j] = true;
        return IntStream.rangeClosed(2, n).filter(i -> !c[i]).toArray();
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long pow(long b, int e, long m) {
        long r = 1;
        while (e > 0) {
            if ((e & 1) == 1) r = r * b % m;
            b = b * b % m;
            e >>= 1;
        }
        return r;
    }

    static int lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) d[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? d[i - 1][j - 1] + 1 : Math.max(d[i - 1][j], d[i][j - 1]);
        return d[a.length()][b.length()];
    }

    static Map<Character, List<Character>> graph = new TreeMap<>();
    static void edge(char a, char b) {
        graph.computeIfAbsent(a, k -> new ArrayList<>()).add(b);
        graph.computeIfAbsent(b, k -> new ArrayList<>()).add(a);
    }

    static String bfs(char s) {
        StringBuilder b = new StringBuilder();
        Queue<Character> q = new LinkedList<>();
        Set<Character> seen = new HashSet<>();
        q.add(s);
        seen.add(s);
        while (!q.isEmpty()) {
            char c = q.remove();
            b.append(c);
            for (char n : graph.get(c)) if (seen.add(n)) q.add(n);
        }
        return b.toString();
    }

    static boolean balanced(String s) {
        Deque<Character> st = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            if ("([{".indexOf(c) >= 0) st.push(c);
            else {
                if (st.isEmpty()) return false;
                char o = st.pop();
                if ("([{".indexOf(o) != ")]}".indexOf(c)) return false;
            }
        }
        return st.isEmpty();
    }

    static int queens(int n, int row, int cols, int d1, int d2) {
        if (row == n) return 1;
        int c = 0;
        for (int i = 0; i < n; i++) {
            int a = 1 << i, b = 1 << (row + i), e = 1 << (row - i + n);
            if ((cols & a) == 0 && (d1 & b) == 0 && (d2 & e) == 0) c += queens(n, row + 1, cols | a, d1 | b, d2 | e);
        }
        return c;
    }

    static void hanoi(int n, char a, char b, char c, List<String> out) {
        if (n == 0) return;
        hanoi(n - 1, a, c, b, out);
        out.add(a + ">" + c);
        hanoi(n - 1, b, a, c, out);
    }

    public static void main(String[] args) {
        System.out.println(perms(List.of(1, 2, 3)));
        int[] a = {5, 2, 9, 1, 5, 6};
        qs(a, 0, a.length - 1);
        System.out.println(Arrays.toString(a));
        Bst<String, Integer> t = new Bst<>();
        for (String s : "m f t b h p w".split(" ")) t.put(s, s.charAt(0) - 'a');
        StringBuilder b = new StringBuilder();
        t.walk(t.root, b);
        System.out.println(b + "" + t.size);
        System.out.println(Arrays.toString(sieve(30)) + gcd(84, 36) + pow(3, 20, 1000007) + lcs("AGGTAB", "GXTXAYB"));
        edge('a', 'b');
        edge('a', 'c');
        edge('b', 'd');
        edge('c', 'd');
        System.out.println(bfs('a') + balanced("{[()]}") + balanced("([)]") + queens(6, 0, 0, 0, 0));
        List<String> moves = new ArrayList<>();
        hanoi(3, 'A', 'B', 'C', moves);
        System.out.println(moves.size() + String.join(",", moves));
        Map<String, Integer> memo = new HashMap<>();
        System.out.println(new Object() {
            int f(int n) {
                return memo.containsKey("" + n) ? memo.get("" + n) : put(n, n < 2 ? n : f(n - 1) + f(n - 2));
            }
            int put(int n, int v) {
                memo.put("" + n, v);
                return v;
            }
        }.f(20));
        StringBuilder fizz = new StringBuilder();
        for (int i = 1; i <= 15; i++) fizz.append(i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : String.valueOf(i)).append(' ');
        System.out.println(fizz);
        String s = "racecar";
        System.out.println(new StringBuilder(s).reverse().toString().equals(s));
        PriorityQueue<int[]> pq = new PriorityQueue<>((x, y) -> x[1] - y[1]);
        pq.add(new int[] {1, 5});
        pq.add(new int[] {2, 3});
        System.out.println(pq.poll()[0]);
        System.out.println(Stream.of("banana", "apple", "cherry").sorted(Comparator.comparing((String x) -> x.charAt(x.length() - 1)).thenComparing(Comparator.reverseOrder())).collect(Collectors.joining(" ")));
        long[][] mat = {{1, 1}, {1, 0}};
        long[][] r = {{1, 0}, {0, 1}};
        for (int i = 0; i < 10; i++) {
            long[][] n = new long[2][2];
            for (int x = 0; x < 2; x++) for (int y = 0; y < 2; y++) for (int z = 0; z < 2; z++) n[x][y] += r[x][z] * mat[z][y];
            r = n;
        }
        System.out.println(r[0][1]);
    }
}
