import java.util.*;

public class Sorting {
    static int[] merge(int[] a) {
        if (a.length < 2) return a;
        int[] l = merge(Arrays.copyOfRange(a, 0, a.length / 2)), r = merge(Arrays.copyOfRange(a, a.length / 2, a.length)), o = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < o.length; k++) o[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        return o;
    }

    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int e = a.length - 1; e > 0; e--) {
            int t = a[0];
            a[0] = a[e];
            a[e] = t;
            sift(a, 0, e);
        }
    }

    static void sift(int[] a, int i, int n) {
        while (2 * i + 1 < n) {
            int c = 2 * i + 1;
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[i] >= a[c]) return;
            int t = a[i];
            a[i] = a[c];
            a[c] = t;
            i = c;
        }
    }

    static void insertion(Integer[] a, Comparator<Integer> c) {
        for (int i = 1; i < a.length; i++) {
            Integer v = a[i];
            int j = i - 1;
            while (j >= 0 && c.compare(a[j], v) > 0) a[j + 1] = a[j--];
            a[j + 1] = v;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] a = {9, -3, 5, 0, 5, 12, -8};
        System.out.println(Arrays.toString(merge(a)));
        int[] b = a.clone();
        heap(b);
        System.out.println(Arrays.toString(b));
        Integer[] c = {3, 1, 2};
        insertion(c, Comparator.reverseOrder());
        System.out.println(Arrays.toString(c));
        String[] s = {"banana", "Apple", "cherry", "apple"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s));
        List<int[]> pairs = new ArrayList<>(List.of(new int[] {2, 1}, new int[] {1, 2}, new int[] {2, 0}));
        pairs.sort((x, y) -> x[0] != y[0] ? Integer.compare(x[0], y[0]) : Integer.compare(x[1], y[1]));
        for (int[] p : pairs) System.out.print(p[0] + "," + p[1] + " ");
        System.out.println();
        List<String> words = new ArrayList<>(List.of("aa", "b", "cc", "d", "ee"));
        words.sort(Comparator.comparingInt(String::length));
        System.out.println(words);
        Collections.shuffle(words, new Random(7));
        System.out.println(words);
        double[] d = {0.0, -0.0, Double.NaN, -1};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] cs = "sorting".toCharArray();
        Arrays.sort(cs);
        System.out.println(cs);
        System.out.println(Collections.binarySearch(List.of("a", "c", "e"), "d"));
        Long[] ls = {3L, null, 1L};
        Arrays.sort(ls, Comparator.nullsLast(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(ls));
    }
}
