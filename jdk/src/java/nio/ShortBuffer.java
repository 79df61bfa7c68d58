package java.nio;

/** A window on an array of short values, or on the bytes of a {@link ByteBuffer}. */
public class ShortBuffer extends Buffer implements Comparable<ShortBuffer> {
    private final short[] values;
    /** The bytes that hold the values, if no array does. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;

    private ShortBuffer(short[] values, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly) {
        super(position, limit, capacity);
        this.values = values;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    /** What is left of a buffer of bytes, as values. */
    static ShortBuffer of(ByteBuffer bytes) {
        int count = bytes.remaining() / 2;
        return new ShortBuffer(null, bytes.slice().order(bytes.order()), 0, 0, count, count, bytes.isReadOnly());
    }

    public static ShortBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new ShortBuffer(new short[capacity], null, 0, 0, capacity, capacity, false);
    }

    public static ShortBuffer wrap(short[] values) {
        return wrap(values, 0, values.length);
    }

    public static ShortBuffer wrap(short[] values, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, values.length);
        return new ShortBuffer(values, null, 0, start, start + length, values.length, false);
    }

    private short load(int at) {
        return bytes == null ? values[offset + at] : bytes.getShort((offset + at) * 2);
    }

    private void store(int at, short value) {
        if (bytes == null) {
            values[offset + at] = value;
        } else {
            bytes.putShort((offset + at) * 2, value);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public short get() {
        return load(take(1));
    }

    public short get(int index) {
        return load(check(index, 1));
    }

    public ShortBuffer put(short value) {
        checkWritable();
        store(fill(1), value);
        return this;
    }

    public ShortBuffer put(int index, short value) {
        checkWritable();
        store(check(index, 1), value);
        return this;
    }

    public ShortBuffer get(short[] target) {
        return get(target, 0, target.length);
    }

    public ShortBuffer get(short[] target, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, target.length);
        int first = take(length);
        for (int i = 0; i < length; i++) {
            target[start + i] = load(first + i);
        }
        return this;
    }

    public ShortBuffer put(short[] source) {
        return put(source, 0, source.length);
    }

    public ShortBuffer put(short[] source, int start, int length) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, length, source.length);
        int first = fill(length);
        for (int i = 0; i < length; i++) {
            store(first + i, source[start + i]);
        }
        return this;
    }

    public ShortBuffer put(ShortBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        if (source.remaining() > remaining()) {
            throw new BufferOverflowException();
        }
        short[] taken = new short[source.remaining()];
        source.get(taken);
        return put(taken);
    }

    public ShortBuffer slice() {
        return new ShortBuffer(values, bytes, offset + position(), 0, remaining(), remaining(), readOnly);
    }

    public ShortBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ShortBuffer(values, bytes, offset + index, 0, length, length, readOnly);
    }

    public ShortBuffer duplicate() {
        return copy(readOnly);
    }

    public ShortBuffer asReadOnlyBuffer() {
        return copy(true);
    }

    private ShortBuffer copy(boolean readOnly) {
        ShortBuffer copy = new ShortBuffer(values, bytes, offset, position(), limit(), capacity(), readOnly);
        copy.setMark(markValue());
        return copy;
    }

    public ShortBuffer compact() {
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
    public short[] array() {
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
    public ShortBuffer position(int position) {
        super.position(position);
        return this;
    }

    @Override
    public ShortBuffer limit(int limit) {
        super.limit(limit);
        return this;
    }

    @Override
    public ShortBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public ShortBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public ShortBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public ShortBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public ShortBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        String kind = bytes == null ? "HeapShortBuffer" : "ByteBufferAsShortBuffer" + (bytes.order() == ByteOrder.BIG_ENDIAN ? "B" : "L");
        return show(readOnly ? bytes == null ? kind + "R" : kind.substring(0, kind.length() - 1) + "R" + kind.substring(kind.length() - 1)
            : kind);
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
        if (!(other instanceof ShortBuffer) || ((Buffer) other).remaining() != remaining()) {
            return false;
        }
        ShortBuffer that = (ShortBuffer) other;
        for (int i = 0; i < remaining(); i++) {
            short a = load(position() + i);
            short b = that.load(that.position() + i);
            if (!(a == b)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(ShortBuffer that) {
        int count = Math.min(remaining(), that.remaining());
        for (int i = 0; i < count; i++) {
            int order = Short.compare(load(position() + i), that.load(that.position() + i));
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
