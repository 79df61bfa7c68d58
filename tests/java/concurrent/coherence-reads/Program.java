public class Program {
    static int x, r, s;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
            x = 2;
        });
        Thread second = new Thread(() -> {
            r = x;
            s = x;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
