package java.lang;

public final class IO {
    private IO() {
    }

    public static void println(Object value) {
        System.out.println(value);
    }

    public static void println() {
        System.out.println();
    }

    public static void print(Object value) {
        System.out.print(value);
    }
}
