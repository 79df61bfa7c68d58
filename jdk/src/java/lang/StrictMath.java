package java.lang;

/** What {@code Math} has, under another name. */
public final class StrictMath {
    private StrictMath() {
    }

    public static double sqrt(double value) {
        return Math.sqrt(value);
    }

    public static double log(double value) {
        return Math.log(value);
    }

    public static double pow(double a, double b) {
        return Math.pow(a, b);
    }

    public static double abs(double value) {
        return Math.abs(value);
    }

    public static int max(int a, int b) {
        return Math.max(a, b);
    }

    public static int min(int a, int b) {
        return Math.min(a, b);
    }

    public static double floor(double value) {
        return Math.floor(value);
    }

    public static double ceil(double value) {
        return Math.ceil(value);
    }
}
