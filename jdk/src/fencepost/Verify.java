package fencepost;

/** What a program can ask of the checker. */
public final class Verify {
    private Verify() {
    }

    /** Any number from 0 to below the bound. */
    public static native int choose(int bound);

    /** Discards executions in which the condition is false. */
    public static native void assume(boolean condition);

    /** Says that the running thread is meant to run for ever. */
    public static native void daemon();

    /** Begins a section that other threads cannot interrupt. */
    public static void beginAtomic() {
        Runtime.begin();
    }

    /** Ends it. */
    public static void endAtomic() {
        Runtime.end();
    }
}
