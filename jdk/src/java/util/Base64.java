package java.util;

/** Bytes as text of 64 letters, as RFC 4648 and RFC 2045 write them. */
public class Base64 {
    private static final String LETTERS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final String PLAIN = LETTERS + "+/";
    private static final String FOR_URLS = LETTERS + "-_";
    private static final int MIME_LINE = 76;
    private static final byte[] MIME_END = {'\r', '\n'};
    private static final byte[] NOTHING = {};

    private Base64() {}

    public static Encoder getEncoder() {
        return new Encoder(PLAIN, 0, NOTHING, true);
    }

    public static Encoder getUrlEncoder() {
        return new Encoder(FOR_URLS, 0, NOTHING, true);
    }

    public static Encoder getMimeEncoder() {
        return new Encoder(PLAIN, MIME_LINE, MIME_END, true);
    }

    public static Encoder getMimeEncoder(int lineLength, byte[] lineSeparator) {
        Objects.requireNonNull(lineSeparator);
        for (byte one : lineSeparator)
            if (PLAIN.indexOf(one & 0xff) >= 0)
                throw new IllegalArgumentException(
                        "Illegal base64 line separator character 0x" + Integer.toString(one, 16));
        int line = lineLength / 4 * 4;
        return line <= 0 ? getEncoder() : new Encoder(PLAIN, line, lineSeparator, true);
    }

    public static Decoder getDecoder() {
        return new Decoder(PLAIN, false);
    }

    public static Decoder getUrlDecoder() {
        return new Decoder(FOR_URLS, false);
    }

    public static Decoder getMimeDecoder() {
        return new Decoder(PLAIN, true);
    }

    /** Writes bytes as text. */
    public static class Encoder {
        private final String letters;
        private final int line;
        private final byte[] separator;
        private final boolean pads;

        private Encoder(String letters, int line, byte[] separator, boolean pads) {
            this.letters = letters;
            this.line = line;
            this.separator = separator;
            this.pads = pads;
        }

        public Encoder withoutPadding() {
            return pads ? new Encoder(letters, line, separator, false) : this;
        }

        public byte[] encode(byte[] src) {
            int rest = src.length % 3;
            int last = rest == 0 ? 0 : pads ? 4 : rest + 1;
            int length = src.length / 3 * 4 + last;
            if (line > 0 && length > 0) length += (length - 1) / line * separator.length;
            byte[] out = new byte[length];
            write(src, out);
            return out;
        }

        public int encode(byte[] src, byte[] dst) {
            byte[] all = encode(src);
            if (dst.length < all.length)
                throw new IllegalArgumentException(
                        "Output byte array is too small for encoding all input bytes");
            System.arraycopy(all, 0, dst, 0, all.length);
            return all.length;
        }

        public String encodeToString(byte[] src) {
            byte[] all = encode(src);
            StringBuilder text = new StringBuilder(all.length);
            for (byte one : all) text.append((char) one);
            return text.toString();
        }

        private void write(byte[] src, byte[] out) {
            int at = 0;
            int column = 0;
            for (int from = 0; from < src.length; from += 3) {
                if (line > 0 && column == line) {
                    for (byte one : separator) out[at++] = one;
                    column = 0;
                }
                int left = Math.min(3, src.length - from);
                int bits = (src[from] & 0xff) << 16;
                if (left > 1) bits |= (src[from + 1] & 0xff) << 8;
                if (left > 2) bits |= src[from + 2] & 0xff;
                for (int letter = 0; letter < 4; letter++) {
                    boolean isPadding = letter > left;
                    if (isPadding && !pads) break;
                    int six = bits >> (18 - 6 * letter) & 63;
                    out[at++] = (byte) (isPadding ? '=' : letters.charAt(six));
                }
                column += 4;
            }
        }
    }

    /** Reads text back. */
    public static class Decoder {
        private final String letters;
        private final boolean skips;

        private Decoder(String letters, boolean skips) {
            this.letters = letters;
            this.skips = skips;
        }

        public byte[] decode(String src) {
            byte[] all = new byte[src.length()];
            for (int at = 0; at < all.length; at++) {
                char letter = src.charAt(at);
                all[at] = (byte) (letter < 256 ? letter : '?');
            }
            return decode(all);
        }

        public int decode(byte[] src, byte[] dst) {
            byte[] all = decode(src);
            if (dst.length < all.length)
                throw new IllegalArgumentException(
                        "Output byte array is too small for decoding all input bytes");
            System.arraycopy(all, 0, dst, 0, all.length);
            return all.length;
        }

        public byte[] decode(byte[] src) {
            if (src.length == 1 && !(skips && value(src[0]) < 0))
                throw new IllegalArgumentException(
                        "Input byte[] should at least have 2 bytes for base64 bytes");
            byte[] out = new byte[src.length / 4 * 3 + 3];
            int length = 0;
            int bits = 0;
            int count = 0;
            int at = 0;
            while (at < src.length) {
                byte letter = src[at++];
                if (letter == '=') {
                    at = padded(src, at, count);
                    break;
                }
                int six = value(letter);
                if (six < 0) {
                    if (skips) continue;
                    throw new IllegalArgumentException(
                            "Illegal base64 character " + Integer.toString(letter, 16));
                }
                bits = bits << 6 | six;
                count++;
                if (count == 4) {
                    out[length++] = (byte) (bits >> 16);
                    out[length++] = (byte) (bits >> 8);
                    out[length++] = (byte) bits;
                    bits = 0;
                    count = 0;
                }
            }
            if (count == 1)
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            if (count >= 2) out[length++] = (byte) (bits >> (count == 2 ? 4 : 10));
            if (count == 3) out[length++] = (byte) (bits >> 2);
            while (at < src.length) {
                if (!skips || value(src[at]) >= 0)
                    throw new IllegalArgumentException(
                            "Input byte array has incorrect ending byte at " + at);
                at++;
            }
            return Arrays.copyOf(out, length);
        }

        /** Where reading goes on behind padding, the first letter of which was read. */
        private int padded(byte[] src, int at, int count) {
            // Too few letters are refused whatever follows them.
            boolean isSecond = at < src.length && src[at] == '=';
            boolean isWhole = count == 3 || count == 1 || count == 2 && isSecond;
            if (!isWhole)
                throw new IllegalArgumentException(
                        "Input byte array has wrong 4-byte ending unit");
            return count == 2 ? at + 1 : at;
        }

        private int value(byte letter) {
            return letter <= 0 ? -1 : letters.indexOf(letter);
        }
    }
}
