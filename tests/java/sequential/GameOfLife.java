import java.util.*;
import java.util.stream.*;

public class GameOfLife {
    static boolean[][] step(boolean[][] g) {
        int n = g.length;
        boolean[][] r = new boolean[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
            int c = 0;
            for (int a = -1; a <= 1; a++) for (int b = -1; b <= 1; b++) if ((a != 0 || b != 0) && g[(i + a + n) % n][(j + b + n) % n]) c++;
            r[i][j] = c == 3 || g[i][j] && c == 2;
        }
        return r;
    }
    static String show(boolean[][] g) {
        return Arrays.stream(g).map(row -> {
            StringBuilder s = new StringBuilder();
            for (boolean c : row) s.append(c ? "#" : ".");
            return s;
        }).collect(Collectors.joining("/"));
    }
    public static void main(String[] args) {
        boolean[][] g = new boolean[6][6];
        int[][] glider = {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}};
        for (int[] c : glider) g[c[0]][c[1]] = true;
        for (int i = 0; i < 5; i++) {
            System.out.println(show(g));
            g = step(g);
        }
    }
}
