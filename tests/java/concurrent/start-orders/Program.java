public class Program {
    static int x, r;

    public static void main(String[] args) throws Exception {
        x = 1;
        Thread reader = new Thread(() -> r = x);
        reader.start();
        reader.join();
    }
}
