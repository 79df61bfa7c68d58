/** Causality test 15: is r0 = 1 and r1 = 1 and r3 = 1 possible? */
public class Program {
    static int a, b;
    static volatile int x, y;
    static int e0, e1, e3;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r0, r1;
            r0 = x;
            if (r0 == 1) {
                r1 = a;
            } else {
                r1 = 0;
            }
            if (r1 == 0) {
                y = 1;
            } else {
                b = 1;
            }
            e0 = r0;
            e1 = r1;
        });
        Thread second = new Thread(() -> {
            int r2, r3;
            do {
                r2 = y;
                r3 = b;
            } while (r2 + r3 == 0);
            a = 1;
            e3 = r3;
        });
        Thread third = new Thread(() -> {
            x = 1;
        });
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
    }
}
