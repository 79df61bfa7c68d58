public class Program {
    static int x, r;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
        });
        Thread second = new Thread(() -> {
            x += 0;
        });
        first.start();
        second.start();
        first.join();
        second.join();
        r = x;
    }
}
