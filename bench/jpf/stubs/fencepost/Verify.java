package fencepost;

/** Only to compile against: the checker has its own. */
public class Verify {
    public static native int choose(int bound);

    public static native void assume(boolean condition);

    public static native void beginAtomic();

    public static native void endAtomic();
}
