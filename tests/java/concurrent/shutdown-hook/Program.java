/** Hooks run once every other thread has ended, at the same time, while daemons go on. */
public class Program {
    static int done;
    static volatile int running;
    static volatile int most;
    static int seen;

    static void hook() {
        seen = done;
        int now = running + 1;
        running = now;
        most = Math.max(most, now);
    }

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(Program::hook));
        Runtime.getRuntime().addShutdownHook(new Thread(Program::hook));
        new Thread(() -> done = 5).start();
    }
}
