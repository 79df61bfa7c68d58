/** Causality test 14: is r1 = 1 and r3 = 1 possible? */
public class Program {
    static int a, b;
    static volatile int y;
    static int e1, e3;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1;
            r1 = a;
            if (r1 == 0) {
                y = 1;
            } else {
                b = 1;
            }
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
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
