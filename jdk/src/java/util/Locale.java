package java.util;

/** All text is formatted as for the root locale. */
public final class Locale {
    public static final Locale ROOT = new Locale();
    public static final Locale ENGLISH = ROOT;
    public static final Locale US = ROOT;

    private Locale() {
    }

    public static Locale getDefault() {
        return ROOT;
    }
}
