import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Knapsack {
    static int best(int[] w, int[] v, int cap) {
        int[] d = new int[cap + 1];
        for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) d[c] = Math.max(d[c], d[c - w[i]] + v[i]);
        return d[cap];
    }
    static String lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) d[i][j] = a.charAt(i) == b.charAt(j) ? 1 + d[i + 1][j + 1] : Math.max(d[i + 1][j], d[i][j + 1]);
        StringBuilder s = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) {
            if (a.charAt(i) == b.charAt(j)) {
                s.append(a.charAt(i));
                i++;
                j++;
            } else if (d[i + 1][j] >= d[i][j + 1]) i++;
            else j++;
        }
        return s.toString();
    }
    static long change(int[] coins, int sum) {
        long[] ways = new long[sum + 1];
        ways[0] = 1;
        for (int c : coins) for (int s = c; s <= sum; s++) ways[s] += ways[s - c];
        return ways[sum];
    }
    public static void main(String[] args) {
        System.out.println(best(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7));
        System.out.println(lcs("AGGTAB", "GXTXAYB"));
        System.out.println(change(new int[] {1, 5, 10, 25, 50}, 100));
    }
}
