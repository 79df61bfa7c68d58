/** Causality test 6: is r1 = 1 and r2 = 1 possible? */
public class Program {
    static int a, b;
    static int e1, e2;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1;
            r1 = a;
            if (r1 == 1) {
                b = 1;
            }
            e1 = r1;
        });
        Thread second = new Thread(() -> {
            int r2;
            r2 = b;
            if (r2 == 1) {
                a = 1;
            }
            if (r2 == 0) {
                a = 1;
            }
            e2 = r2;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
