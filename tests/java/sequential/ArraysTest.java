import java.util.*;
public class ArraysTest {
    public static void main(String[] args) {
        int[] a = {5, 2, 8, 1, 9};
        int[] b = a.clone();
        Arrays.sort(b);
        System.out.println(Arrays.toString(a) + Arrays.toString(b) + Arrays.binarySearch(b, 8) + Arrays.equals(a, b) + Arrays.hashCode(a));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOfRange(a, 1, 3)) + Arrays.stream(a).max().getAsInt() + Arrays.asList(1, 2, 3));
        Arrays.fill(a, 7);
        System.out.println(Arrays.toString(a));
        Arrays.fill(a, 1, 3, 0);
        System.out.println(Arrays.toString(a));
        Arrays.setAll(a, i -> i * i);
        System.out.println(Arrays.toString(a));
        Arrays.sort(a, 1, 3);
        String[] s = {"pear", "fig", "apple"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Comparator.comparing(String::length));
        System.out.println(String.join(",", s));
        Arrays.sort(s, Collections.reverseOrder());
        System.out.println(Arrays.asList(s));
        double[] d = {3.5, -1, 2};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] c = "hello".toCharArray();
        Arrays.sort(c);
        System.out.println(new String(c));
        long[] l = {3, 1};
        Arrays.sort(l);
        System.out.println(Arrays.toString(l) + Arrays.toString(new boolean[2]) + Arrays.toString((int[]) null) + Arrays.toString(new byte[] {1}) + Arrays.toString(new float[] {1.5f}) + Arrays.toString(new short[] {3}));
        int[][] m = {{1, 2}, {3, 4}};
        int[][] t = new int[2][2];
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) t[j][i] = m[i][j];
        System.out.println(Arrays.deepToString(t) + Arrays.deepEquals(m, new int[][] {{1, 2}, {3, 4}}) + Arrays.deepHashCode(m));
        System.arraycopy(a, 0, a, 1, 3);
        System.out.println(Arrays.toString(a));
        try {
            System.arraycopy(a, 0, a, 3, 5);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("AIOOBE");
        }
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, (x, y) -> y - x);
        System.out.println(Arrays.toString(boxed));
        List<Integer> view = Arrays.asList(boxed);
        view.set(0, 99);
        System.out.println(boxed[0]);
        try {
            view.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        Object[] objs = {1, "two", 3.0, 'c', null, new int[0].length};
        for (Object o : objs) System.out.print((o == null ? "null" : o.getClass().getSimpleName()) + " ");
        System.out.println();
        int[] e = {};
        System.out.println(e.length + Arrays.toString(e));
        long count = Arrays.stream(s).filter(x -> x.length() > 3).count();
        System.out.println(count);
        System.out.println(Arrays.stream(new int[] {1, 2, 3, 4}, 1, 3).sum() + Arrays.stream(new double[] {1.5, 2}).sum());
        int[][][] cube = new int[2][3][];
        System.out.println(cube[1].length + " " + cube[1][2]);
        System.out.println(Arrays.equals(new String[] {"a"}, new String[] {"a"}) + "" + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}));
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(Arrays.toString(a));
        String[][] names = {{"x"}, {"y", "z"}};
        int total = 0;
        for (String[] row : names) for (String n : row) total += n.length();
        System.out.println(total);
    }
}
