package jdk.internal.misc;

/** Stands in for what a JDK asks its machine. */
public class VM {
    private VM() {
    }

    /** How many nanoseconds it is later than so many seconds after the start of 1970. */
    public static long getNanoTimeAdjustment(long seconds) {
        return (System.currentTimeMillis() - 1000 * seconds) * 1000000;
    }

    public static boolean isBooted() {
        return true;
    }
}
