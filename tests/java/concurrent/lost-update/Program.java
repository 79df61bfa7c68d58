public class Program {
    static int counter;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            counter++;
        });
        Thread second = new Thread(() -> {
            counter++;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
