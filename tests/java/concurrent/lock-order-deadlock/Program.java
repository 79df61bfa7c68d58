public class Program {
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            synchronized (A) {
                synchronized (B) {
                }
            }
        });
        Thread second = new Thread(() -> {
            synchronized (B) {
                synchronized (A) {
                }
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
