package java.nio;

/** A window on an array of char values, or on the bytes of a {@link ByteBuffer}. */
public class CharBuffer extends Buffer implements Comparable<CharBuffer>, CharSequence, Appendable {
    private final char[] values;
    /** The bytes that hold the values, if no array does. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;

    private CharBuffer(char[] values, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly) {
        super(position, limit, capacity);
        this.values = values;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    /** What is left of a buffer of bytes, as values. */
    static CharBuffer of(ByteBuffer bytes) {
        int count = bytes.remaining() / 2;
        return new CharBuffer(null, bytes.slice().order(bytes.order()), 0, 0, count, count, bytes.isReadOnly());
    }

    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new CharBuffer(new char[capacity], null, 0, 0, capacity, capacity, false);
    }

    public static CharBuffer wrap(char[] values) {
        return wrap(values, 0, values.length);
    }

    public static CharBuffer wrap(char[] values, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, values.length);
        return new CharBuffer(values, null, 0, start, start + length, values.length, false);
    }

    public static CharBuffer wrap(CharSequence text) {
        return wrap(text, 0, text.length());
    }

    public static CharBuffer wrap(CharSequence text, int start, int end) {
        java.util.Objects.checkFromToIndex(start, end, text.length());
        return new CharBuffer(text.toString().toCharArray(), null, 0, start, end, text.length(), true);
    }

    private char load(int at) {
        return bytes == null ? values[offset + at] : bytes.getChar((offset + at) * 2);
    }

    private void store(int at, char value) {
        if (bytes == null) {
            values[offset + at] = value;
        } else {
            bytes.putChar((offset + at) * 2, value);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public char get() {
        return load(take(1));
    }

    public char get(int index) {
        return load(check(index, 1));
    }

    public CharBuffer put(char value) {
        checkWritable();
        store(fill(1), value);
        return this;
    }

    public CharBuffer put(int index, char value) {
        checkWritable();
        store(check(index, 1), value);
        return this;
    }

    public CharBuffer get(char[] target) {
        return get(target, 0, target.length);
    }

    public CharBuffer get(char[] target, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, target.length);
        int first = take(length);
        for (int i = 0; i < length; i++) {
            target[start + i] = load(first + i);
        }
        return this;
    }

    public CharBuffer put(char[] source) {
        return put(source, 0, source.length);
    }

    public CharBuffer put(char[] source, int start, int length) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, length, source.length);
        int first = fill(length);
        for (int i = 0; i < length; i++) {
            store(first + i, source[start + i]);
        }
        return this;
    }

    public CharBuffer put(CharBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        if (source.remaining() > remaining()) {
            throw new BufferOverflowException();
        }
        char[] taken = new char[source.remaining()];
        source.get(taken);
        return put(taken);
    }

    public CharBuffer slice() {
        return new CharBuffer(values, bytes, offset + position(), 0, remaining(), remaining(), readOnly);
    }

    public CharBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new CharBuffer(values, bytes, offset + index, 0, length, length, readOnly);
    }

    public CharBuffer duplicate() {
        return copy(readOnly);
    }

    public CharBuffer asReadOnlyBuffer() {
        return copy(true);
    }

    private CharBuffer copy(boolean readOnly) {
        CharBuffer copy = new CharBuffer(values, bytes, offset, position(), limit(), capacity(), readOnly);
        copy.setMark(markValue());
        return copy;
    }

    public CharBuffer compact() {
        checkWritable();
        int left = remaining();
        for (int i = 0; i < left; i++) {
            store(i, load(position() + i));
        }
        limit(capacity());
        position(left);
        forgetMark();
        return this;
    }

    @Override
    public boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public boolean hasArray() {
        return values != null && !readOnly;
    }

    @Override
    public char[] array() {
        checkArray();
        return values;
    }

    @Override
    public int arrayOffset() {
        checkArray();
        return offset;
    }

    private void checkArray() {
        if (values == null) {
            throw new UnsupportedOperationException();
        }
        checkWritable();
    }

    @Override
    public CharBuffer position(int position) {
        super.position(position);
        return this;
    }

    @Override
    public CharBuffer limit(int limit) {
        super.limit(limit);
        return this;
    }

    @Override
    public CharBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public CharBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public CharBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public CharBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public CharBuffer rewind() {
        super.rewind();
        return this;
    }

    public CharBuffer put(String text) {
        return put(text.toCharArray());
    }

    public CharBuffer append(CharSequence text) {
        return put(String.valueOf(text));
    }

    public CharBuffer append(CharSequence text, int start, int end) {
        return put(String.valueOf(text).substring(start, end));
    }

    public CharBuffer append(char c) {
        return put(c);
    }

    public int length() {
        return remaining();
    }

    public char charAt(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException();
        }
        return get(position() + index);
    }

    public CharBuffer subSequence(int start, int end) {
        java.util.Objects.checkFromToIndex(start, end, remaining());
        return new CharBuffer(values, bytes, offset, position() + start, position() + end, capacity(), readOnly);
    }

    @Override
    public String toString() {
        char[] left = new char[remaining()];
        for (int i = 0; i < left.length; i++) {
            left[i] = load(position() + i);
        }
        return new String(left);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + (int) load(i);
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof CharBuffer) || ((Buffer) other).remaining() != remaining()) {
            return false;
        }
        CharBuffer that = (CharBuffer) other;
        for (int i = 0; i < remaining(); i++) {
            char a = load(position() + i);
            char b = that.load(that.position() + i);
            if (!(a == b)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(CharBuffer that) {
        int count = Math.min(remaining(), that.remaining());
        for (int i = 0; i < count; i++) {
            int order = Character.compare(load(position() + i), that.load(that.position() + i));
            if (order != 0) {
                return order;
            }
        }
        return remaining() - that.remaining();
    }

    public ByteOrder order() {
        return bytes == null ? ByteOrder.nativeOrder() : bytes.order();
    }
}
