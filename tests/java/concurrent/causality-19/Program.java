/** Causality test 19: is r1 = 42 and r2 = 42 and r3 = 42 possible? */
public class Program {
    static int x, y;
    static Thread joined;
    static int e1, e2, e3;

    static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException exception) {
            throw new AssertionError(exception);
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int r1;
            join(joined);
            r1 = x;
            y = r1;
            e1 = r1;
        });
        Thread second = new Thread(() -> {
            int r2;
            r2 = y;
            x = r2;
            e2 = r2;
        });
        Thread third = new Thread(() -> {
            int r3;
            r3 = x;
            if (r3 != 42) {
                x = 42;
            }
            e3 = r3;
        });
        joined = third;
        third.start();
        first.start();
        second.start();
        first.join();
        second.join();
        third.join();
    }
}
