package java.util;

import java.util.stream.IntStream;

public class BitSet implements Cloneable {
    private long[] words;

    public BitSet() {
        this(64);
    }

    public BitSet(int bits) {
        if (bits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + bits);
        }
        words = new long[(bits + 63) / 64];
    }

    private static void check(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + index);
        }
    }

    public boolean get(int index) {
        check(index);
        return index / 64 < words.length && (words[index / 64] & 1L << index) != 0;
    }

    public void set(int index) {
        check(index);
        if (index / 64 >= words.length) {
            words = Arrays.copyOf(words, Math.max(2 * words.length, index / 64 + 1));
        }
        words[index / 64] |= 1L << index;
    }

    public void set(int index, boolean value) {
        if (value) {
            set(index);
        } else {
            clear(index);
        }
    }

    public void set(int from, int to) {
        for (int i = from; i < to; i++) {
            set(i);
        }
    }

    public void set(int from, int to, boolean value) {
        for (int i = from; i < to; i++) {
            set(i, value);
        }
    }

    public void clear(int index) {
        check(index);
        if (index / 64 < words.length) {
            words[index / 64] &= ~(1L << index);
        }
    }

    public void clear(int from, int to) {
        for (int i = from; i < to; i++) {
            clear(i);
        }
    }

    public void clear() {
        words = new long[1];
    }

    public void flip(int index) {
        set(index, !get(index));
    }

    public void flip(int from, int to) {
        for (int i = from; i < to; i++) {
            flip(i);
        }
    }

    private long word(int index) {
        return index < words.length ? words[index] : 0;
    }

    public void and(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.word(i);
        }
    }

    private void grow(BitSet other) {
        if (other.words.length > words.length) {
            words = Arrays.copyOf(words, other.words.length);
        }
    }

    public void or(BitSet other) {
        grow(other);
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.word(i);
        }
    }

    public void xor(BitSet other) {
        grow(other);
        for (int i = 0; i < words.length; i++) {
            words[i] ^= other.word(i);
        }
    }

    public void andNot(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.word(i);
        }
    }

    public boolean intersects(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.word(i)) != 0) {
                return true;
            }
        }
        return false;
    }

    public int nextSetBit(int from) {
        check(from);
        for (int i = from; i < 64 * words.length; i++) {
            if (get(i)) {
                return i;
            }
        }
        return -1;
    }

    public int nextClearBit(int from) {
        int at = from;
        while (get(at)) {
            at++;
        }
        return at;
    }

    public int previousSetBit(int from) {
        int at = from;
        while (at >= 0 && !get(at)) {
            at--;
        }
        return at;
    }

    public int cardinality() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    public int length() {
        return previousSetBit(64 * words.length - 1) + 1;
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    public int size() {
        return 64 * words.length;
    }

    public IntStream stream() {
        return IntStream.range(0, length()).filter(this::get);
    }

    public boolean equals(Object other) {
        if (!(other instanceof BitSet)) {
            return false;
        }
        BitSet there = (BitSet) other;
        for (int i = 0; i < Math.max(words.length, there.words.length); i++) {
            if (word(i) != there.word(i)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        long hash = 1234;
        for (int i = words.length - 1; i >= 0; i--) {
            hash ^= words[i] * (i + 1);
        }
        return (int) (hash >> 32 ^ hash);
    }

    public Object clone() {
        BitSet copy = new BitSet(0);
        copy.words = words.clone();
        return copy;
    }

    public String toString() {
        StringJoiner text = new StringJoiner(", ", "{", "}");
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            text.add(Integer.toString(i));
        }
        return text.toString();
    }

    public BitSet get(int from, int to) {
        if (from < 0 || from > to) {
            throw new IndexOutOfBoundsException(from < 0 ? "fromIndex < 0: " + from
                : "fromIndex: " + from + " > toIndex: " + to);
        }
        BitSet part = new BitSet();
        for (int i = nextSetBit(from); i >= 0 && i < to; i = nextSetBit(i + 1)) {
            part.set(i - from);
        }
        return part;
    }

    public int previousClearBit(int from) {
        int at = from;
        while (at >= 0 && get(at)) {
            at--;
        }
        return at;
    }

    public long[] toLongArray() {
        long[] words = new long[(length() + 63) / 64];
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            words[i / 64] |= 1L << i;
        }
        return words;
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) / 8];
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            bytes[i / 8] |= 1 << i % 8;
        }
        return bytes;
    }

    public static BitSet valueOf(long[] words) {
        BitSet made = new BitSet();
        for (int i = 0; i < 64 * words.length; i++) {
            if ((words[i / 64] >>> i & 1) != 0) {
                made.set(i);
            }
        }
        return made;
    }

    public static BitSet valueOf(byte[] bytes) {
        BitSet made = new BitSet();
        for (int i = 0; i < 8 * bytes.length; i++) {
            if ((bytes[i / 8] >>> i % 8 & 1) != 0) {
                made.set(i);
            }
        }
        return made;
    }
}
