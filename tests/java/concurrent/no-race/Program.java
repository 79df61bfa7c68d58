public class Program {
    static int x;
    static volatile int flag;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
            flag = 1;
        });
        Thread second = new Thread(() -> {
            if (flag == 1) {
                x = 2;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
