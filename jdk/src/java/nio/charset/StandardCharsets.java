package java.nio.charset;

public final class StandardCharsets {
    public static final Charset UTF_8 = new Charset("UTF-8", 0);
    public static final Charset US_ASCII = new Charset("US-ASCII", 127);
    public static final Charset ISO_8859_1 = new Charset("ISO-8859-1", 255);

    private StandardCharsets() {
    }
}
