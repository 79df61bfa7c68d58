public class Program {
    static int x, y, r, s;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            r = x;
            y = 1;
        });
        Thread second = new Thread(() -> {
            s = y;
            x = 1;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
