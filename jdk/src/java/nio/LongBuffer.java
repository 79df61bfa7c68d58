package java.nio;

/** A window on an array of long values, or on the bytes of a {@link ByteBuffer}. */
public class LongBuffer extends Buffer implements Comparable<LongBuffer> {
    private final long[] values;
    /** The bytes that hold the values, if no array does. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;

    private LongBuffer(long[] values, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly) {
        super(position, limit, capacity);
        this.values = values;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    /** What is left of a buffer of bytes, as values. */
    static LongBuffer of(ByteBuffer bytes) {
        int count = bytes.remaining() / 8;
        return new LongBuffer(null, bytes.slice().order(bytes.order()), 0, 0, count, count, bytes.isReadOnly());
    }

    public static LongBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new LongBuffer(new long[capacity], null, 0, 0, capacity, capacity, false);
    }

    public static LongBuffer wrap(long[] values) {
        return wrap(values, 0, values.length);
    }

    public static LongBuffer wrap(long[] values, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, values.length);
        return new LongBuffer(values, null, 0, start, start + length, values.length, false);
    }

    private long load(int at) {
        return bytes == null ? values[offset + at] : bytes.getLong((offset + at) * 8);
    }

    private void store(int at, long value) {
        if (bytes == null) {
            values[offset + at] = value;
        } else {
            bytes.putLong((offset + at) * 8, value);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public long get() {
        return load(take(1));
    }

    public long get(int index) {
        return load(check(index, 1));
    }

    public LongBuffer put(long value) {
        checkWritable();
        store(fill(1), value);
        return this;
    }

    public LongBuffer put(int index, long value) {
        checkWritable();
        store(check(index, 1), value);
        return this;
    }

    public LongBuffer get(long[] target) {
        return get(target, 0, target.length);
    }

    public LongBuffer get(long[] target, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, target.length);
        int first = take(length);
        for (int i = 0; i < length; i++) {
            target[start + i] = load(first + i);
        }
        return this;
    }

    public LongBuffer put(long[] source) {
        return put(source, 0, source.length);
    }

    public LongBuffer put(long[] source, int start, int length) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, length, source.length);
        int first = fill(length);
        for (int i = 0; i < length; i++) {
            store(first + i, source[start + i]);
        }
        return this;
    }

    public LongBuffer put(LongBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        if (source.remaining() > remaining()) {
            throw new BufferOverflowException();
        }
        long[] taken = new long[source.remaining()];
        source.get(taken);
        return put(taken);
    }

    public LongBuffer slice() {
        return new LongBuffer(values, bytes, offset + position(), 0, remaining(), remaining(), readOnly);
    }

    public LongBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new LongBuffer(values, bytes, offset + index, 0, length, length, readOnly);
    }

    public LongBuffer duplicate() {
        return copy(readOnly);
    }

    public LongBuffer asReadOnlyBuffer() {
        return copy(true);
    }

    private LongBuffer copy(boolean readOnly) {
        LongBuffer copy = new LongBuffer(values, bytes, offset, position(), limit(), capacity(), readOnly);
        copy.setMark(markValue());
        return copy;
    }

    public LongBuffer compact() {
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
    public long[] array() {
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
    public LongBuffer position(int position) {
        super.position(position);
        return this;
    }

    @Override
    public LongBuffer limit(int limit) {
        super.limit(limit);
        return this;
    }

    @Override
    public LongBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public LongBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public LongBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public LongBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public LongBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        String kind = bytes == null ? "HeapLongBuffer" : "ByteBufferAsLongBuffer" + (bytes.order() == ByteOrder.BIG_ENDIAN ? "B" : "L");
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
        if (!(other instanceof LongBuffer) || ((Buffer) other).remaining() != remaining()) {
            return false;
        }
        LongBuffer that = (LongBuffer) other;
        for (int i = 0; i < remaining(); i++) {
            long a = load(position() + i);
            long b = that.load(that.position() + i);
            if (!(a == b)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(LongBuffer that) {
        int count = Math.min(remaining(), that.remaining());
        for (int i = 0; i < count; i++) {
            int order = Long.compare(load(position() + i), that.load(that.position() + i));
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
