public class Loops {
    public static void main(String[] args) throws Exception {
        outer: for (int i = 2; i < 30; i++) {
            for (int j = 2; j * j <= i; j++) if (i % j == 0) continue outer;
            System.out.print(i + " ");
        }
        System.out.println();
        int n = 27, steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        System.out.println(steps);
        for (int i = 1; i <= 4; i++) {
            for (int s = 4 - i; s > 0; s--) System.out.print(' ');
            for (int k = 0; k < 2 * i - 1; k++) System.out.print('*');
            System.out.println();
        }
        int i = 0, j = 10;
        do {
            i += 3;
            j--;
        } while (i < j);
        System.out.println(i + " " + j);
        int rev = 0;
        for (int x = 12345; x > 0; x /= 10) rev = rev * 10 + x % 10;
        System.out.println(rev);
        StringBuilder sb = new StringBuilder();
        for (char c = 'z'; c > 't'; c -= 2) sb.append(c);
        System.out.println(sb);
        double pi = 0;
        for (int k = 0; k < 1000; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        System.out.println(pi);
        long f = 1;
        int k = 1;
        while (f < 1_000_000_000_000L) f *= k++;
        System.out.println(k + " " + f);
        for (;;) {
            if (k-- < 5) break;
        }
        System.out.println(k);
        int a = 0;
        for (int x = 0, y = 100; x < y; x += 7, y -= 3) a++;
        System.out.println(a);
        boolean found = false;
        search: for (int[] row : new int[][] {{1, 2}, {3, 4}}) for (int v : row) if (v == 3) {
            found = true;
            break search;
        }
        System.out.println(found);
        int t = 5;
        t = t++ * 2 + t;
        System.out.println(t);
        int q = 3;
        q += q++ + ++q;
        System.out.println(q);
        int z = 10;
        z -= 3 - (z = 4);
        System.out.println(z);
    }
}
