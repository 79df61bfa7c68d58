package java.lang;

/** The threads that run when the program is about to end, and who starts them. */
final class Shutdown extends Thread {
    /** The hooks; null once they were started. */
    private static java.util.ArrayList<Thread> hooks = new java.util.ArrayList<>();
    /** Who waits for the end of all other threads; started with the first hook. */
    private static volatile Shutdown watcher;
    /** Held by who ends the program. */
    private static final Object ENDING = new Object();

    private Shutdown() {
        super("DestroyJavaVM");
    }

    static synchronized void add(Thread hook) {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (isKnown(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        if (hook.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        hooks.add(hook);
        if (watcher == null) {
            watcher = new Shutdown();
            watcher.setDaemon(false);
            watcher.start();
        }
    }

    static synchronized boolean remove(Thread hook) {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hook == null) {
            throw new NullPointerException();
        }
        return isKnown(hook) && hooks.remove(hook);
    }

    private static boolean isKnown(Thread hook) {
        for (Thread known : hooks) {
            if (known == hook) {
                return true;
            }
        }
        return false;
    }

    private static synchronized java.util.ArrayList<Thread> take() {
        java.util.ArrayList<Thread> taken = hooks;
        hooks = null;
        return taken;
    }

    /** Runs the hooks and ends the program. Who comes second waits until it has ended. */
    static void exit(int status) {
        if (watcher != null) {
            synchronized (ENDING) {
                java.util.ArrayList<Thread> started = take();
                for (Thread hook : started) {
                    hook.start();
                }
                for (Thread hook : started) {
                    waitFor(hook);
                }
                halt(status);
            }
        }
        halt(status);
    }

    private static void waitFor(Thread hook) {
        boolean ended = false;
        while (!ended) {
            try {
                hook.join();
                ended = true;
            } catch (InterruptedException exception) {
                // The program ends all the same.
            }
        }
    }

    /** Ends the program at once. */
    static native void halt(int status);

    /** Waits until no other thread keeps the program going. */
    private static native void awaitOthers();

    @Override
    public void run() {
        awaitOthers();
        exit(0);
    }
}
