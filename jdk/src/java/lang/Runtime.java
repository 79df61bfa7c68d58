package java.lang;

public class Runtime {
    private static final Runtime CURRENT = new Runtime();

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    /** Fixed, because it decides code paths of programs. */
    public int availableProcessors() {
        return 2;
    }

    public long totalMemory() {
        return 1 << 28;
    }

    public long maxMemory() {
        return 1 << 28;
    }

    public long freeMemory() {
        return 1 << 27;
    }

    public void gc() {
    }

    public void exit(int status) {
        Shutdown.exit(status);
    }

    public void halt(int status) {
        Shutdown.halt(status);
    }

    public void addShutdownHook(Thread hook) {
        Shutdown.add(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return Shutdown.remove(hook);
    }
}
