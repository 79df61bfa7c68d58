package gov.nasa.jpf.vm;

/** The choices and sections of JPF, as those of this checker. Counters over several executions are not there. */
public class Verify {
    public static boolean getBoolean() {
        return fencepost.Verify.choose(2) == 1;
    }

    public static int getInt(int least, int most) {
        return least + fencepost.Verify.choose(most - least + 1);
    }

    public static int random(int most) {
        return getInt(0, most);
    }

    public static boolean randomBool() {
        return getBoolean();
    }

    public static void ignoreIf(boolean condition) {
        fencepost.Verify.assume(!condition);
    }

    public static void beginAtomic() {
        fencepost.Verify.beginAtomic();
    }

    public static void endAtomic() {
        fencepost.Verify.endAtomic();
    }

    public static boolean isRunningInJPF() {
        return true;
    }

    public static void print(String text) {
        System.out.print(text);
    }

    public static void println(String text) {
        System.out.println(text);
    }
}
