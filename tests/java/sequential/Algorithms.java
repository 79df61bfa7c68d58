import java.util.*;
public class Algorithms {
    static void hanoi(int n, char a, char b, char c, StringBuilder out) { if (n == 0) return; hanoi(n - 1, a, c, b, out); out.append(a).append(c).append(' '); hanoi(n - 1, b, a, c, out); }
    static int queens(int n, int row, int cols, int d1, int d2) { if (row == n) return 1; int count = 0; for (int c = 0; c < n; c++) { int a = 1 << c, b = 1 << (row + c), d = 1 << (row - c + n); if ((cols & a) == 0 && (d1 & b) == 0 && (d2 & d) == 0) count += queens(n, row + 1, cols | a, d1 | b, d2 | d); } return count; }
    static void permute(String prefix, String rest, List<String> out) { if (rest.isEmpty()) { out.add(prefix); return; } for (int i = 0; i < rest.length(); i++) permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out); }
    static void quick(int[] a, int lo, int hi) { if (lo >= hi) return; int p = a[(lo + hi) >>> 1], i = lo, j = hi; while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } } quick(a, lo, j); quick(a, i, hi); }
    static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }
    static int lcs(String a, String b) { int[][] t = new int[a.length() + 1][b.length() + 1]; for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) t[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? t[i - 1][j - 1] + 1 : Math.max(t[i - 1][j], t[i][j - 1]); return t[a.length()][b.length()]; }
    static double[][] multiply(double[][] a, double[][] b) { double[][] c = new double[a.length][b[0].length]; for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) c[i][j] += a[i][k] * b[k][j]; return c; }
    public static void main(String[] args) {
        StringBuilder moves = new StringBuilder();
        hanoi(4, 'A', 'B', 'C', moves);
        System.out.println(moves);
        System.out.println(queens(6, 0, 0, 0, 0));
        List<String> all = new ArrayList<>();
        permute("", "abcd", all);
        System.out.println(all.size() + " " + all.get(7) + " " + all.get(23));
        int[] a = new int[40];
        for (int i = 0; i < a.length; i++) a[i] = (i * 7919) % 101 - 50;
        quick(a, 0, a.length - 1);
        System.out.println(Arrays.toString(a));
        System.out.println(gcd(1071, 462) + " " + lcs("AGGTABCXYZ", "GXTXAYBZ"));
        System.out.println(Arrays.deepToString(multiply(new double[][] {{1, 2}, {3, 4}}, new double[][] {{0.5, 1}, {2, 0}})));
        long hash = 1125899906842597L;
        for (char c : "hash me".toCharArray()) hash = 31 * hash + c;
        System.out.println(hash);
        int crc = -1;
        for (int b : new int[] {1, 2, 3, 250}) { crc ^= b; for (int k = 0; k < 8; k++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1)); }
        System.out.println(Integer.toHexString(~crc));
    }
}
