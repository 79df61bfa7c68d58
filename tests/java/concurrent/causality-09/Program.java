/** Causality test 9: is r1 = 1 and r2 = 1 possible? */
public class Program {
    static int x, y;
    static int e1, e2;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1, r2;
            r1 = x;
            r2 = 1 + r1 * r1 - r1;
            y = r2;
            e1 = r1;
            e2 = r2;
        });
        Thread second = new Thread(() -> {
            int r3;
            r3 = y;
            x = r3;
        });
        Thread third = new Thread(() -> {
            x = 2;
        });
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
    }
}
