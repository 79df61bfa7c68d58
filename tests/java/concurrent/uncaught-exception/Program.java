public class Program {
    static Object shared = "here";

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            shared = null;
        });
        Thread second = new Thread(() -> {
            shared.hashCode();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
