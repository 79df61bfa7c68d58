public class ShutdownHooks {
    public static void main(String[] x) {
        Thread h = new Thread(() -> System.out.println("hook"));
        Runtime.getRuntime().addShutdownHook(h);
        try {
            Runtime.getRuntime().addShutdownHook(h);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread g = new Thread(() -> {});
        System.out.println(Runtime.getRuntime().removeShutdownHook(g));
        Runtime.getRuntime().addShutdownHook(g);
        System.out.println(Runtime.getRuntime().removeShutdownHook(g));
        System.out.println("exit");
        System.exit(0);
        System.out.println("never");
    }
}
