/** Groups handle what leaves their threads, those of inner groups and those that their threads make. */
public class Program {
    static volatile int seen;

    static class Handling extends ThreadGroup {
        Handling() {
            super("handling");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable exception) {
            seen++;
        }
    }

    static void fail() {
        throw new IllegalStateException("thrown");
    }

    static void failInAnother() {
        Thread inner = new Thread(Program::fail);
        inner.start();
        try {
            inner.join();
        } catch (InterruptedException exception) {
            throw new AssertionError(exception);
        }
    }

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new Handling();
        Thread[] threads = {
            new Thread(group, Program::fail),
            new Thread(group, Program::failInAnother),
            new Thread(new ThreadGroup(group, "inner"), Program::fail),
        };
        for (Thread thread : threads) {
            thread.start();
            thread.join();
        }
        assert seen == 3;
        // Nobody handles what leaves a group that does not.
        Thread last = new Thread(new ThreadGroup("plain") { }, Program::fail);
        last.start();
        last.join();
    }
}
