package java.nio.charset;

/** One of the encodings that every Java platform has. */
public class Charset {
    private final String name;
    /** The greatest character; 0 for UTF-8. */
    private final int most;

    protected Charset(String name, int most) {
        this.name = name;
        this.most = most;
    }

    public static Charset forName(String name) {
        Charset found = find(name);
        if (found == null) {
            throw new IllegalArgumentException(name);
        }
        return found;
    }

    /** For methods of strings. */
    public static Charset named(String name) throws java.io.UnsupportedEncodingException {
        Charset found = find(name);
        if (found == null) {
            throw new java.io.UnsupportedEncodingException(name);
        }
        return found;
    }

    private static Charset find(String name) {
        switch (name.toUpperCase()) {
            case "UTF-8":
            case "UTF8":
                return StandardCharsets.UTF_8;
            case "US-ASCII":
            case "ASCII":
                return StandardCharsets.US_ASCII;
            case "ISO-8859-1":
                return StandardCharsets.ISO_8859_1;
            default:
                return null;
        }
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public final String name() {
        return name;
    }

    public String toString() {
        return name;
    }

    public final java.nio.ByteBuffer encode(String text) {
        return java.nio.ByteBuffer.wrap(bytes(text));
    }

    public final java.nio.ByteBuffer encode(java.nio.CharBuffer text) {
        java.nio.ByteBuffer encoded = encode(text.toString());
        text.position(text.limit());
        return encoded;
    }

    public final java.nio.CharBuffer decode(java.nio.ByteBuffer bytes) {
        byte[] all = new byte[bytes.remaining()];
        bytes.get(all);
        return java.nio.CharBuffer.wrap(text(all, 0, all.length).toCharArray());
    }

    /** For strings: the bytes of a text. */
    public byte[] bytes(String text) {
        if (most == 0) {
            return fencepost.Strings.encode(text);
        }
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            char c = text.charAt(i);
            bytes[i] = (byte) (c <= most ? c : '?');
        }
        return bytes;
    }

    /** For strings: the text of bytes. */
    public String text(byte[] bytes, int start, int length) {
        if (most == 0) {
            return fencepost.Strings.decode(bytes, start, length);
        }
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) {
            int c = bytes[start + i] & 0xff;
            chars[i] = (char) (c <= most ? c : 0xfffd);
        }
        return new String(chars);
    }
}
