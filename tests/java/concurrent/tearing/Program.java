public class Program {
    static long value;
    static long seen;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> value = -1);
        writer.start();
        seen = value;
        writer.join();
    }
}
