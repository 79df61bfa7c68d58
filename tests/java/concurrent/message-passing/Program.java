public class Program {
    static int data, flag, r, s;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            data = 1;
            flag = 1;
        });
        Thread second = new Thread(() -> {
            r = flag;
            s = data;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
