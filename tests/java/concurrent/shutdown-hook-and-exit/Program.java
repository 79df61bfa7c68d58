/** Whoever ends the program runs the hooks first; other threads go on meanwhile, and nothing comes after. */
public class Program {
    static volatile int done;
    static int seen = -1;
    static int after;

    public static void main(String[] args) {
        Thread removed = new Thread(() -> after = 2);
        Runtime.getRuntime().addShutdownHook(removed);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> seen = done));
        if (!Runtime.getRuntime().removeShutdownHook(removed)) {
            throw new AssertionError();
        }
        new Thread(() -> done = 5).start();
        System.exit(0);
        after = 1;
    }
}
