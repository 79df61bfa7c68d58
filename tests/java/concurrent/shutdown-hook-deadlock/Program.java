/** A hook waits for a lock that the thread holds which ends the program. */
public class Program {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (LOCK) {
                System.out.println("good-bye");
            }
        }));
        synchronized (LOCK) {
            System.exit(0);
        }
    }
}
