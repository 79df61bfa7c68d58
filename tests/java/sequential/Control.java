public class Control {
    static int loops() {
        int n = 0;
        outer:
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 10; j++) {
                if (j == 5) continue outer;
                if (i == 7) break outer;
                n += i * j;
            }
        }
        do { n--; } while (n > 300);
        while (true) { if (n++ > 310) break; }
        return n;
    }
    static String dense(int i) { switch (i) { case 1: return "one"; case 2: case 3: return "few"; case 4: return "four"; default: return "many"; } }
    static String sparse(int i) { switch (i) { case -1000: return "a"; case 0: return "b"; case 77777: return "c"; default: return "d"; } }
    static boolean side(String s, boolean v) { System.out.print(s); return v; }
    static int ternary(int a) { return a > 0 ? a > 10 ? 2 : 1 : a == 0 ? 0 : -1; }
    static long collatz(long n) { long c = 0; while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c++; } return c; }
    static boolean[] sieve(int n) { boolean[] c = new boolean[n]; for (int i = 2; i < n; i++) if (!c[i]) for (int j = i * i; j < n && j > 0; j += i) c[j] = true; return c; }
    public static void main(String[] args) {
        System.out.println(loops());
        for (int i = 0; i < 6; i++) System.out.print(dense(i) + " ");
        for (int i : new int[] {-1000, 0, 77777, 5}) System.out.print(sparse(i) + " ");
        System.out.println();
        if (side("a", false) && side("b", true) || side("c", true) & side("d", false) | side("e", true) ^ side("f", true)) System.out.print("yes");
        System.out.println(!side("g", true));
        for (int i : new int[] {-5, 0, 5, 50}) System.out.print(ternary(i) + " ");
        System.out.println(collatz(27));
        int count = 0;
        boolean[] composite = sieve(100);
        for (int i = 2; i < 100; i++) if (!composite[i]) count++;
        System.out.println(count);
        int x = 1;
        x = x++ + ++x * x--;
        System.out.println(x);
        int[] a = {1, 2, 3};
        int i = 0;
        a[i++] = a[i] + 10;
        a[i] += i++ * 100;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
        byte b = 127; b++; short s = (short) (b - 1); char c = (char) s;
        System.out.println(b + " " + s + " " + (int) c);
        System.out.println((5 & 6) + (5 | 6) + (5 ^ 6) + (~5) + (true ^ false ? 1 : 0));
        long big = Integer.MAX_VALUE; big++;
        System.out.println(big + " " + (int) big + " " + (0x7fff_ffffL + 0b101 + 017 + 'a'));
        final int[] fibs = new int[20];
        fibs[0] = fibs[1] = 1;
        for (int k = 2; k < fibs.length; k++) fibs[k] = fibs[k - 1] + fibs[k - 2];
        System.out.println(fibs[19]);
        double d = 0; for (int k = 0; k < 10; k++) d += 0.1; System.out.println(d);
        float f = 0; for (int k = 0; k < 10; k++) f += 0.1f; System.out.println(f);
    }
}
