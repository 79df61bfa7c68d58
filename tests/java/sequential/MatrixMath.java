import java.util.*;

public class MatrixMath {
    static double[][] multiply(double[][] a, double[][] b) {
        int n = a.length, m = b[0].length, k = b.length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) for (int x = 0; x < k; x++) c[i][j] += a[i][x] * b[x][j];
        return c;
    }
    static double det(double[][] m) {
        if (m.length == 1) return m[0][0];
        double d = 0;
        for (int c = 0; c < m.length; c++) {
            double[][] s = new double[m.length - 1][m.length - 1];
            for (int i = 1; i < m.length; i++) {
                int at = 0;
                for (int j = 0; j < m.length; j++) {
                    if (j != c) s[i - 1][at++] = m[i][j];
                }
            }
            d += (c % 2 == 0 ? 1 : -1) * m[0][c] * det(s);
        }
        return d;
    }
    public static void main(String[] args) {
        double[][] a = {{1, 2}, {3, 4}}, b = {{0.5, -1}, {2, 1.5}};
        System.out.println(Arrays.deepToString(multiply(a, b)));
        System.out.println(det(new double[][] {{2, 0, 1}, {1, 3, 2}, {1, 1, 1}}));
        int[][] t = new int[3][];
        for (int i = 0; i < 3; i++) {
            t[i] = new int[i + 1];
            Arrays.fill(t[i], i);
        }
        System.out.println(Arrays.deepToString(t));
    }
}
