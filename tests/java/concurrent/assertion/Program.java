public class Program {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
        });
        Thread second = new Thread(() -> {
            assert x == 0 : "seen";
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
