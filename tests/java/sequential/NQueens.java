import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class NQueens {
    public static void main(String[] args) throws Exception {
        int n = 6;
        int[] count = new int[1];
        int[] first = new int[n];
        BiConsumer<Integer, int[]>[] place = new BiConsumer[1];
        place[0] = (row, cols) -> {
            if (row == n) {
                if (count[0]++ == 0) System.arraycopy(cols, 0, first, 0, n);
                return;
            }
            for (int c = 0; c < n; c++) {
                boolean ok = true;
                for (int r = 0; r < row && ok; r++) ok = cols[r] != c && Math.abs(cols[r] - c) != row - r;
                if (ok) {
                    cols[row] = c;
                    place[0].accept(row + 1, cols);
                }
            }
        };
        place[0].accept(0, new int[n]);
        System.out.println(count[0] + " " + Arrays.toString(first));
    }
}
