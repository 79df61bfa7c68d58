public class Mailbox {
    static int size;
    static boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            size = 5;
            ready = true;
        }).start();
        if (ready) {
            assert size == 5 : "ready, but no size";
        }
    }
}
