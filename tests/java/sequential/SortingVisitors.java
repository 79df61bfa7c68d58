import java.util.*;

public class SortingVisitors {
    static int compares;
    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) {
                i++;
                compares++;
            }
            while (a[j] > p) {
                j--;
                compares++;
            }
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }
    static int[] merge(int[] a) {
        if (a.length < 2) return a;
        int[] l = merge(Arrays.copyOfRange(a, 0, a.length / 2)), r = merge(Arrays.copyOfRange(a, a.length / 2, a.length)), o = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < o.length; k++) o[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        return o;
    }
    static void heap(int[] a) {
        for (int n = a.length, i = n / 2 - 1; i >= 0; i--) sift(a, i, n);
        for (int n = a.length - 1; n > 0; n--) {
            int t = a[0];
            a[0] = a[n];
            a[n] = t;
            sift(a, 0, n);
        }
    }
    static void sift(int[] a, int i, int n) {
        while (true) {
            int m = i, l = 2 * i + 1, r = l + 1;
            if (l < n && a[l] > a[m]) m = l;
            if (r < n && a[r] > a[m]) m = r;
            if (m == i) return;
            int t = a[i];
            a[i] = a[m];
            a[m] = t;
            i = m;
        }
    }
    public static void main(String[] args) {
        int[] d = new Random(7).ints(12, -50, 50).toArray();
        System.out.println(Arrays.toString(d));
        int[] q = d.clone();
        quick(q, 0, q.length - 1);
        System.out.println(Arrays.toString(q) + " " + compares);
        System.out.println(Arrays.equals(q, merge(d)));
        int[] h = d.clone();
        heap(h);
        System.out.println(Arrays.equals(q, h));
        Integer[] b = Arrays.stream(d).boxed().toArray(Integer[]::new);
        Arrays.sort(b, (x, y) -> Math.abs(x) - Math.abs(y));
        System.out.println(Arrays.toString(b));
    }
}
