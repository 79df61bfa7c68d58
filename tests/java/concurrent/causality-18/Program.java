/** Causality test 18: is r1 = 42 and r2 = 42 and r3 = 42 possible? */
public class Program {
    static int x, y;
    static int e1, e2, e3;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1, r3;
            r3 = x;
            if (r3 == 0) {
                x = 42;
            }
            r1 = x;
            y = r1;
            e1 = r1;
            e3 = r3;
        });
        Thread second = new Thread(() -> {
            int r2;
            r2 = y;
            x = r2;
            e2 = r2;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
