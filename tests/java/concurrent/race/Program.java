public class Program {
    static int x, y;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
            synchronized (Program.class) {
                y = 1;
            }
        });
        Thread second = new Thread(() -> {
            x = 2;
            synchronized (Program.class) {
                y = 2;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
