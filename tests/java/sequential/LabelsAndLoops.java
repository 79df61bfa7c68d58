import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LabelsAndLoops {
    public static void main(String[] args) {
        int found = -1;
        search: for (int i = 0; i < 10; i++) {
            for (int j = i; j < 10; j++) {
                if (i * j == 24) {
                    found = i * 10 + j;
                    break search;
                }
                if (j > 7) continue search;
            }
        }
        System.out.println(found);
        int n = 0;
        do {
            n += 3;
            if (n % 2 == 0) continue;
            n++;
        } while (n < 20);
        System.out.println(n);
        for (int i = 0, j = 10; i < j; i++, j -= 2) System.out.print(i + "/" + j + " ");
        System.out.println();
        int k = 5;
        while (k-- > 0) if (k == 2) break;
        System.out.println(k);
        block: {
            if (n > 5) break block;
            System.out.println("unreached");
        }
        for (char c = 97; c <= 101; c += 2) System.out.print(c);
        System.out.println();
        int[][] tri = new int[4][];
        for (int i = 0; i < 4; i++) {
            tri[i] = new int[i + 1];
            tri[i][0] = tri[i][i] = 1;
            for (int j = 1; j < i; j++) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j];
        }
        for (int[] r : tri) {
            for (int x : r) System.out.print(x + " ");
            System.out.print("| ");
        }
        System.out.println();
        long a = 0, b = 1;
        for (; b < 1000; ) {
            long t = a + b;
            a = b;
            b = t;
        }
        System.out.println(a + " " + b);
        boolean flag = false;
        for (int i = 0; !flag; i++) flag = i * i > 50;
        System.out.println(flag);
        outer: while (true) {
            switch (n++ % 3) {
                case 0:
                break outer;
                case 1:
                continue outer;
                default:
            }
        }
        System.out.println(n);
    }
}
