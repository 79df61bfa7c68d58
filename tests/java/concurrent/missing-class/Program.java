public class Program {
    static class Gone {
        static int value = 1;
    }

    static int x;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> x = 1);
        other.start();
        if (x == 1) {
            x = Gone.value;
        }
        other.join();
    }
}
