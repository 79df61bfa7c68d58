import java.util.*;

public class ArraysTour {
    public static void main(String[] args) throws Exception {
        int[] a = {5, 3, 9, 1};
        int[] b = a.clone();
        Arrays.sort(b);
        System.out.println(Arrays.toString(b) + Arrays.binarySearch(b, 4) + Arrays.binarySearch(b, 9) + Arrays.equals(a, b) + Arrays.hashCode(a));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 6)) + Arrays.toString(Arrays.copyOfRange(a, 1, 3)) + Arrays.stream(a).max().getAsInt() + Arrays.asList(1, 2, 3).indexOf(2));
        String[] s = {"pear", "Apple", "fig"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s) + String.join(",", s));
        char[] c = new char[3];
        Arrays.fill(c, (char) 42);
        System.out.println(new String(c) + Arrays.toString(new boolean[2]) + Arrays.toString(new double[] {1, .5}) + Arrays.toString((int[]) null) + Arrays.toString(new Object[] {null, 1, "x"}));
        long[] l = new long[5];
        Arrays.setAll(l, i -> (long) i * i);
        Arrays.parallelPrefix(l, Long::sum);
        System.out.println(Arrays.toString(l) + Arrays.stream(l).sum());
        int[][] g = new int[2][3];
        for (int[] r : g) Arrays.fill(r, 7);
        g[0][1] = 0;
        System.out.println(Arrays.deepToString(g) + g[1].length);
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Comparator.reverseOrder());
        System.out.println(Arrays.asList(boxed) + " " + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}) + Arrays.equals(new int[] {1, 2, 3}, 1, 3, new int[] {2, 3}, 0, 2));
        System.arraycopy(a, 0, a, 1, 3);
        System.out.println(Arrays.toString(a));
        Object[] os = new Integer[] {1};
        try {
            os[0] = "s";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(a[-1]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            int n = -2;
            int[] bad = new int[n];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new int[0].length + " " + new int[] {1, 2}.length + " " + args.length + " " + int[].class.getSimpleName() + new String[0][0].getClass().getName());
    }
}
