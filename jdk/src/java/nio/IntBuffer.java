package java.nio;

/** A window on an array of int values, or on the bytes of a {@link ByteBuffer}. */
public class IntBuffer extends Buffer implements Comparable<IntBuffer> {
    private final int[] values;
    /** The bytes that hold the values, if no array does. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;

    private IntBuffer(int[] values, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly) {
        super(position, limit, capacity);
        this.values = values;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    /** What is left of a buffer of bytes, as values. */
    static IntBuffer of(ByteBuffer bytes) {
        int count = bytes.remaining() / 4;
        return new IntBuffer(null, bytes.slice().order(bytes.order()), 0, 0, count, count, bytes.isReadOnly());
    }

    public static IntBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new IntBuffer(new int[capacity], null, 0, 0, capacity, capacity, false);
    }

    public static IntBuffer wrap(int[] values) {
        return wrap(values, 0, values.length);
    }

    public static IntBuffer wrap(int[] values, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, values.length);
        return new IntBuffer(values, null, 0, start, start + length, values.length, false);
    }

    private int load(int at) {
        return bytes == null ? values[offset + at] : bytes.getInt((offset + at) * 4);
    }

    private void store(int at, int value) {
        if (bytes == null) {
            values[offset + at] = value;
        } else {
            bytes.putInt((offset + at) * 4, value);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public int get() {
        return load(take(1));
    }

    public int get(int index) {
        return load(check(index, 1));
    }

    public IntBuffer put(int value) {
        checkWritable();
        store(fill(1), value);
        return this;
    }

    public IntBuffer put(int index, int value) {
        checkWritable();
        store(check(index, 1), value);
        return this;
    }

    public IntBuffer get(int[] target) {
        return get(target, 0, target.length);
    }

    public IntBuffer get(int[] target, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, target.length);
        int first = take(length);
        for (int i = 0; i < length; i++) {
            target[start + i] = load(first + i);
        }
        return this;
    }

    public IntBuffer put(int[] source) {
        return put(source, 0, source.length);
    }

    public IntBuffer put(int[] source, int start, int length) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, length, source.length);
        int first = fill(length);
        for (int i = 0; i < length; i++) {
            store(first + i, source[start + i]);
        }
        return this;
    }

    public IntBuffer put(IntBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        if (source.remaining() > remaining()) {
            throw new BufferOverflowException();
        }
        int[] taken = new int[source.remaining()];
        source.get(taken);
        return put(taken);
    }

    public IntBuffer slice() {
        return new IntBuffer(values, bytes, offset + position(), 0, remaining(), remaining(), readOnly);
    }

    public IntBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new IntBuffer(values, bytes, offset + index, 0, length, length, readOnly);
    }

    public IntBuffer duplicate() {
        return copy(readOnly);
    }

    public IntBuffer asReadOnlyBuffer() {
        return copy(true);
    }

    private IntBuffer copy(boolean readOnly) {
        IntBuffer copy = new IntBuffer(values, bytes, offset, position(), limit(), capacity(), readOnly);
        copy.setMark(markValue());
        return copy;
    }

    public IntBuffer compact() {
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
    public int[] array() {
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
    public IntBuffer position(int position) {
        super.position(position);
        return this;
    }

    @Override
    public IntBuffer limit(int limit) {
        super.limit(limit);
        return this;
    }

    @Override
    public IntBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public IntBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public IntBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public IntBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public IntBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        String kind = bytes == null ? "HeapIntBuffer" : "ByteBufferAsIntBuffer" + (bytes.order() == ByteOrder.BIG_ENDIAN ? "B" : "L");
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
        if (!(other instanceof IntBuffer) || ((Buffer) other).remaining() != remaining()) {
            return false;
        }
        IntBuffer that = (IntBuffer) other;
        for (int i = 0; i < remaining(); i++) {
            int a = load(position() + i);
            int b = that.load(that.position() + i);
            if (!(a == b)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(IntBuffer that) {
        int count = Math.min(remaining(), that.remaining());
        for (int i = 0; i < count; i++) {
            int order = Integer.compare(load(position() + i), that.load(that.position() + i));
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
