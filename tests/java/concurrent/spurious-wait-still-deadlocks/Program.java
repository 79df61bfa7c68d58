public class Program {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        synchronized (lock) {
            while (true) {
                lock.wait();
            }
        }
    }
}
