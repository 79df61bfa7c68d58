import java.util.*;

public class Matrix {
    static int[][] mul(int[][] a, int[][] b) {
        int[][] r = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) r[i][j] += a[i][k] * b[k][j];
        return r;
    }

    static int det(int[][] m) {
        if (m.length == 1) return m[0][0];
        int d = 0;
        for (int c = 0; c < m.length; c++) {
            int[][] s = new int[m.length - 1][m.length - 1];
            for (int i = 1; i < m.length; i++) for (int j = 0, k = 0; j < m.length; j++) if (j != c) s[i - 1][k++] = m[i][j];
            d += (c % 2 == 0 ? 1 : -1) * m[0][c] * det(s);
        }
        return d;
    }

    public static void main(String[] args) throws Exception {
        int[][] a = {{1, 2}, {3, 4}}, b = {{5, 6}, {7, 8}};
        System.out.println(Arrays.deepToString(mul(a, b)) + det(a) + " " + det(new int[][] {{2, 0, 1}, {1, 3, 2}, {0, 1, 4}}));
        int[][] spiral = new int[4][4];
        int v = 1, t = 0, l = 0, bo = 3, r = 3;
        while (t <= bo && l <= r) {
            for (int i = l; i <= r; i++) spiral[t][i] = v++;
            t++;
            for (int i = t; i <= bo; i++) spiral[i][r] = v++;
            r--;
            for (int i = r; i >= l && t <= bo; i--) spiral[bo][i] = v++;
            bo--;
            for (int i = bo; i >= t && l <= r; i--) spiral[i][l] = v++;
            l++;
        }
        for (int[] row : spiral) System.out.println(Arrays.toString(row));
        long[][] pascal = new long[6][];
        for (int i = 0; i < 6; i++) {
            pascal[i] = new long[i + 1];
            pascal[i][0] = pascal[i][i] = 1;
            for (int j = 1; j < i; j++) pascal[i][j] = pascal[i - 1][j - 1] + pascal[i - 1][j];
        }
        System.out.println(Arrays.deepToString(pascal));
        char[][] board = new char[3][3];
        for (char[] row : board) Arrays.fill(row, '.');
        board[1][1] = 'X';
        for (char[] row : board) System.out.println(new String(row));
    }
}
