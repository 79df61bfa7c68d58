public class Program {
    static int x, y, r, s;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
            r = y;
        });
        Thread second = new Thread(() -> {
            y = 1;
            s = x;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
