package sun.nio.cs;

/** The name that classes of a JDK, `Base64` for one, have for this encoding. */
public final class ISO_8859_1 extends java.nio.charset.Charset {
    public static final ISO_8859_1 INSTANCE = new ISO_8859_1();

    private ISO_8859_1() {
        super("ISO-8859-1", 0xff);
    }
}
