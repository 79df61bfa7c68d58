package java.nio;

/** A window on an array of float values, or on the bytes of a {@link ByteBuffer}. */
public class FloatBuffer extends Buffer implements Comparable<FloatBuffer> {
    private final float[] values;
    /** The bytes that hold the values, if no array does. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;

    private FloatBuffer(float[] values, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly) {
        super(position, limit, capacity);
        this.values = values;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    /** What is left of a buffer of bytes, as values. */
    static FloatBuffer of(ByteBuffer bytes) {
        int count = bytes.remaining() / 4;
        return new FloatBuffer(null, bytes.slice().order(bytes.order()), 0, 0, count, count, bytes.isReadOnly());
    }

    public static FloatBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new FloatBuffer(new float[capacity], null, 0, 0, capacity, capacity, false);
    }

    public static FloatBuffer wrap(float[] values) {
        return wrap(values, 0, values.length);
    }

    public static FloatBuffer wrap(float[] values, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, values.length);
        return new FloatBuffer(values, null, 0, start, start + length, values.length, false);
    }

    private float load(int at) {
        return bytes == null ? values[offset + at] : bytes.getFloat((offset + at) * 4);
    }

    private void store(int at, float value) {
        if (bytes == null) {
            values[offset + at] = value;
        } else {
            bytes.putFloat((offset + at) * 4, value);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public float get() {
        return load(take(1));
    }

    public float get(int index) {
        return load(check(index, 1));
    }

    public FloatBuffer put(float value) {
        checkWritable();
        store(fill(1), value);
        return this;
    }

    public FloatBuffer put(int index, float value) {
        checkWritable();
        store(check(index, 1), value);
        return this;
    }

    public FloatBuffer get(float[] target) {
        return get(target, 0, target.length);
    }

    public FloatBuffer get(float[] target, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, target.length);
        int first = take(length);
        for (int i = 0; i < length; i++) {
            target[start + i] = load(first + i);
        }
        return this;
    }

    public FloatBuffer put(float[] source) {
        return put(source, 0, source.length);
    }

    public FloatBuffer put(float[] source, int start, int length) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, length, source.length);
        int first = fill(length);
        for (int i = 0; i < length; i++) {
            store(first + i, source[start + i]);
        }
        return this;
    }

    public FloatBuffer put(FloatBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        if (source.remaining() > remaining()) {
            throw new BufferOverflowException();
        }
        float[] taken = new float[source.remaining()];
        source.get(taken);
        return put(taken);
    }

    public FloatBuffer slice() {
        return new FloatBuffer(values, bytes, offset + position(), 0, remaining(), remaining(), readOnly);
    }

    public FloatBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new FloatBuffer(values, bytes, offset + index, 0, length, length, readOnly);
    }

    public FloatBuffer duplicate() {
        return copy(readOnly);
    }

    public FloatBuffer asReadOnlyBuffer() {
        return copy(true);
    }

    private FloatBuffer copy(boolean readOnly) {
        FloatBuffer copy = new FloatBuffer(values, bytes, offset, position(), limit(), capacity(), readOnly);
        copy.setMark(markValue());
        return copy;
    }

    public FloatBuffer compact() {
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
    public float[] array() {
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
    public FloatBuffer position(int position) {
        super.position(position);
        return this;
    }

    @Override
    public FloatBuffer limit(int limit) {
        super.limit(limit);
        return this;
    }

    @Override
    public FloatBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public FloatBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public FloatBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public FloatBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public FloatBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        String kind = bytes == null ? "HeapFloatBuffer" : "ByteBufferAsFloatBuffer" + (bytes.order() == ByteOrder.BIG_ENDIAN ? "B" : "L");
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
        if (!(other instanceof FloatBuffer) || ((Buffer) other).remaining() != remaining()) {
            return false;
        }
        FloatBuffer that = (FloatBuffer) other;
        for (int i = 0; i < remaining(); i++) {
            float a = load(position() + i);
            float b = that.load(that.position() + i);
            if (!(a == b || a != a && b != b)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(FloatBuffer that) {
        int count = Math.min(remaining(), that.remaining());
        for (int i = 0; i < count; i++) {
            int order = Float.compare(load(position() + i), that.load(that.position() + i));
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
