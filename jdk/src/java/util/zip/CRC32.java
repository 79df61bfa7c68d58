package java.util.zip;

import java.util.Objects;

/** Bit by bit: a table would be one more object to keep. */
public class CRC32 implements Checksum {
    private static final int POLYNOMIAL = 0xEDB88320;

    /** All bits are turned over. */
    private int rest = -1;

    public void update(int value) {
        int next = rest ^ (value & 0xFF);
        for (int bit = 0; bit < 8; bit++) {
            next = (next & 1) == 0 ? next >>> 1 : next >>> 1 ^ POLYNOMIAL;
        }
        rest = next;
    }

    public void update(byte[] bytes, int start, int count) {
        check(bytes, start, count);
        for (int i = start; i < start + count; i++) {
            update(bytes[i]);
        }
    }

    static void check(byte[] bytes, int start, int count) {
        Objects.requireNonNull(bytes);
        if (start < 0 || count < 0 || start > bytes.length - count) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    public long getValue() {
        return ~rest & 0xFFFFFFFFL;
    }

    public void reset() {
        rest = -1;
    }
}
