/** Causality test 10: is r1 = 1 and r2 = 1 and r3 = 0 possible? */
public class Program {
    static int x, y, z;
    static int e1, e2, e3;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1;
            r1 = x;
            if (r1 == 1) {
                y = 1;
            }
            e1 = r1;
        });
        Thread second = new Thread(() -> {
            int r2;
            r2 = y;
            if (r2 == 1) {
                x = 1;
            }
            e2 = r2;
        });
        Thread third = new Thread(() -> {
            z = 1;
        });
        Thread fourth = new Thread(() -> {
            int r3;
            r3 = z;
            if (r3 == 1) {
                x = 1;
            }
            e3 = r3;
        });
        first.start();
        second.start();
        third.start();
        fourth.start();
        first.join();
        second.join();
        third.join();
        fourth.join();
    }
}
