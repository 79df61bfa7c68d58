/** Causality test 1: is r1 = 1 and r2 = 1 possible? */
public class Program {
    static int x, y;
    static int e1, e2;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1;
            r1 = x;
            if (r1 >= 0) {
                y = 1;
            }
            e1 = r1;
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
