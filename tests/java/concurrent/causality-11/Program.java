/** Causality test 11: is r1 = 1 and r2 = 1 and r3 = 1 and r4 = 1 possible? */
public class Program {
    static int x, y, z, w;
    static int e1, e2, e3, e4;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1, r2;
            r1 = z;
            w = r1;
            r2 = x;
            y = r2;
            e1 = r1;
            e2 = r2;
        });
        Thread second = new Thread(() -> {
            int r3, r4;
            r4 = w;
            r3 = y;
            z = r3;
            x = 1;
            e3 = r3;
            e4 = r4;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
