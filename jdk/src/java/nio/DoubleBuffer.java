package java.nio;

/** A window on an array of double values, or on the bytes of a {@link ByteBuffer}. */
public class DoubleBuffer extends Buffer implements Comparable<DoubleBuffer> {
    private final double[] values;
    /** The bytes that hold the values, if no array does. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;

    private DoubleBuffer(double[] values, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly) {
        super(position, limit, capacity);
        this.values = values;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    /** What is left of a buffer of bytes, as values. */
    static DoubleBuffer of(ByteBuffer bytes) {
        int count = bytes.remaining() / 8;
        return new DoubleBuffer(null, bytes.slice().order(bytes.order()), 0, 0, count, count, bytes.isReadOnly());
    }

    public static DoubleBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new DoubleBuffer(new double[capacity], null, 0, 0, capacity, capacity, false);
    }

    public static DoubleBuffer wrap(double[] values) {
        return wrap(values, 0, values.length);
    }

    public static DoubleBuffer wrap(double[] values, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, values.length);
        return new DoubleBuffer(values, null, 0, start, start + length, values.length, false);
    }

    private double load(int at) {
        return bytes == null ? values[offset + at] : bytes.getDouble((offset + at) * 8);
    }

    private void store(int at, double value) {
        if (bytes == null) {
            values[offset + at] = value;
        } else {
            bytes.putDouble((offset + at) * 8, value);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public double get() {
        return load(take(1));
    }

    public double get(int index) {
        return load(check(index, 1));
    }

    public DoubleBuffer put(double value) {
        checkWritable();
        store(fill(1), value);
        return this;
    }

    public DoubleBuffer put(int index, double value) {
        checkWritable();
        store(check(index, 1), value);
        return this;
    }

    public DoubleBuffer get(double[] target) {
        return get(target, 0, target.length);
    }

    public DoubleBuffer get(double[] target, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, target.length);
        int first = take(length);
        for (int i = 0; i < length; i++) {
            target[start + i] = load(first + i);
        }
        return this;
    }

    public DoubleBuffer put(double[] source) {
        return put(source, 0, source.length);
    }

    public DoubleBuffer put(double[] source, int start, int length) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, length, source.length);
        int first = fill(length);
        for (int i = 0; i < length; i++) {
            store(first + i, source[start + i]);
        }
        return this;
    }

    public DoubleBuffer put(DoubleBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        if (source.remaining() > remaining()) {
            throw new BufferOverflowException();
        }
        double[] taken = new double[source.remaining()];
        source.get(taken);
        return put(taken);
    }

    public DoubleBuffer slice() {
        return new DoubleBuffer(values, bytes, offset + position(), 0, remaining(), remaining(), readOnly);
    }

    public DoubleBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new DoubleBuffer(values, bytes, offset + index, 0, length, length, readOnly);
    }

    public DoubleBuffer duplicate() {
        return copy(readOnly);
    }

    public DoubleBuffer asReadOnlyBuffer() {
        return copy(true);
    }

    private DoubleBuffer copy(boolean readOnly) {
        DoubleBuffer copy = new DoubleBuffer(values, bytes, offset, position(), limit(), capacity(), readOnly);
        copy.setMark(markValue());
        return copy;
    }

    public DoubleBuffer compact() {
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
    public double[] array() {
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
    public DoubleBuffer position(int position) {
        super.position(position);
        return this;
    }

    @Override
    public DoubleBuffer limit(int limit) {
        super.limit(limit);
        return this;
    }

    @Override
    public DoubleBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public DoubleBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public DoubleBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public DoubleBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public DoubleBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        String kind = bytes == null ? "HeapDoubleBuffer" : "ByteBufferAsDoubleBuffer" + (bytes.order() == ByteOrder.BIG_ENDIAN ? "B" : "L");
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
        if (!(other instanceof DoubleBuffer) || ((Buffer) other).remaining() != remaining()) {
            return false;
        }
        DoubleBuffer that = (DoubleBuffer) other;
        for (int i = 0; i < remaining(); i++) {
            double a = load(position() + i);
            double b = that.load(that.position() + i);
            if (!(a == b || a != a && b != b)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(DoubleBuffer that) {
        int count = Math.min(remaining(), that.remaining());
        for (int i = 0; i < count; i++) {
            int order = Double.compare(load(position() + i), that.load(that.position() + i));
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
