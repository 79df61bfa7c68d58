/** Hooks cannot be added by hooks, and a program that halts runs none. */
public class Program {
    static int refused;
    static int ran;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Runtime.getRuntime().addShutdownHook(new Thread());
            } catch (IllegalStateException exception) {
                refused = 1;
            }
        }));
    }

    public static void halts() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> ran = 1));
        Runtime.getRuntime().halt(0);
    }
}
