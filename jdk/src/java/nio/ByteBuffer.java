package java.nio;

/** A window on an array of bytes. */
public class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    private final byte[] values;
    private final int offset;
    private final boolean readOnly;
    private ByteOrder order = ByteOrder.BIG_ENDIAN;

    private ByteBuffer(byte[] values, int offset, int position, int limit, int capacity, boolean readOnly) {
        super(position, limit, capacity);
        this.values = values;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    public static ByteBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new ByteBuffer(new byte[capacity], 0, 0, capacity, capacity, false);
    }

    public static ByteBuffer wrap(byte[] values) {
        return wrap(values, 0, values.length);
    }

    public static ByteBuffer wrap(byte[] values, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, values.length);
        return new ByteBuffer(values, 0, start, start + length, values.length, false);
    }

    public static ByteBuffer allocateDirect(int capacity) {
        return allocate(capacity);
    }

    byte[] bytes(boolean writes) {
        if (writes) {
            checkWritable();
        }
        return values;
    }

    int start() {
        return offset;
    }

    private byte load(int at) {
        return values[offset + at];
    }

    private void store(int at, byte value) {
        values[offset + at] = value;
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public byte get() {
        return load(take(1));
    }

    public byte get(int index) {
        return load(check(index, 1));
    }

    public ByteBuffer put(byte value) {
        checkWritable();
        store(fill(1), value);
        return this;
    }

    public ByteBuffer put(int index, byte value) {
        checkWritable();
        store(check(index, 1), value);
        return this;
    }

    public ByteBuffer get(byte[] target) {
        return get(target, 0, target.length);
    }

    public ByteBuffer get(byte[] target, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, target.length);
        int first = take(length);
        for (int i = 0; i < length; i++) {
            target[start + i] = load(first + i);
        }
        return this;
    }

    public ByteBuffer put(byte[] source) {
        return put(source, 0, source.length);
    }

    public ByteBuffer put(byte[] source, int start, int length) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, length, source.length);
        int first = fill(length);
        for (int i = 0; i < length; i++) {
            store(first + i, source[start + i]);
        }
        return this;
    }

    public ByteBuffer put(ByteBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        if (source.remaining() > remaining()) {
            throw new BufferOverflowException();
        }
        byte[] taken = new byte[source.remaining()];
        source.get(taken);
        return put(taken);
    }

    public ByteBuffer slice() {
        return new ByteBuffer(values, offset + position(), 0, remaining(), remaining(), readOnly);
    }

    public ByteBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ByteBuffer(values, offset + index, 0, length, length, readOnly);
    }

    public ByteBuffer duplicate() {
        return copy(readOnly);
    }

    public ByteBuffer asReadOnlyBuffer() {
        return copy(true);
    }

    private ByteBuffer copy(boolean readOnly) {
        ByteBuffer copy = new ByteBuffer(values, offset, position(), limit(), capacity(), readOnly);
        copy.setMark(markValue());
        return copy;
    }

    public ByteBuffer compact() {
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
    public byte[] array() {
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
    public ByteBuffer position(int position) {
        super.position(position);
        return this;
    }

    @Override
    public ByteBuffer limit(int limit) {
        super.limit(limit);
        return this;
    }

    @Override
    public ByteBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public ByteBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public ByteBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public ByteBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public ByteBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        return show(readOnly ? "HeapByteBufferR" : "HeapByteBuffer");
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
        if (!(other instanceof ByteBuffer) || ((Buffer) other).remaining() != remaining()) {
            return false;
        }
        ByteBuffer that = (ByteBuffer) other;
        for (int i = 0; i < remaining(); i++) {
            byte a = load(position() + i);
            byte b = that.load(that.position() + i);
            if (!(a == b)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(ByteBuffer that) {
        int count = Math.min(remaining(), that.remaining());
        for (int i = 0; i < count; i++) {
            int order = Byte.compare(load(position() + i), that.load(that.position() + i));
            if (order != 0) {
                return order;
            }
        }
        return remaining() - that.remaining();
    }

    public ByteOrder order() {
        return order;
    }

    public ByteBuffer order(ByteOrder order) {
        this.order = order == ByteOrder.BIG_ENDIAN ? order : ByteOrder.LITTLE_ENDIAN;
        return this;
    }

    /** A number of so many bytes, without its sign. */
    private long number(int at, int size) {
        long number = 0;
        for (int i = 0; i < size; i++) {
            int from = order == ByteOrder.BIG_ENDIAN ? i : size - 1 - i;
            number = number << 8 | load(at + from) & 0xff;
        }
        return number;
    }

    private void putNumber(int at, int size, long number) {
        for (int i = 0; i < size; i++) {
            int to = order == ByteOrder.BIG_ENDIAN ? size - 1 - i : i;
            store(at + to, (byte) (number >>> 8 * i));
        }
    }

    public char getChar() {
        return (char) number(take(2), 2);
    }

    public char getChar(int index) {
        return (char) number(check(index, 2), 2);
    }

    public ByteBuffer putChar(char value) {
        checkWritable();
        putNumber(fill(2), 2, value);
        return this;
    }

    public ByteBuffer putChar(int index, char value) {
        checkWritable();
        putNumber(check(index, 2), 2, value);
        return this;
    }

    public CharBuffer asCharBuffer() {
        return CharBuffer.of(this);
    }

    public short getShort() {
        return (short) number(take(2), 2);
    }

    public short getShort(int index) {
        return (short) number(check(index, 2), 2);
    }

    public ByteBuffer putShort(short value) {
        checkWritable();
        putNumber(fill(2), 2, value);
        return this;
    }

    public ByteBuffer putShort(int index, short value) {
        checkWritable();
        putNumber(check(index, 2), 2, value);
        return this;
    }

    public ShortBuffer asShortBuffer() {
        return ShortBuffer.of(this);
    }

    public int getInt() {
        return (int) number(take(4), 4);
    }

    public int getInt(int index) {
        return (int) number(check(index, 4), 4);
    }

    public ByteBuffer putInt(int value) {
        checkWritable();
        putNumber(fill(4), 4, value);
        return this;
    }

    public ByteBuffer putInt(int index, int value) {
        checkWritable();
        putNumber(check(index, 4), 4, value);
        return this;
    }

    public IntBuffer asIntBuffer() {
        return IntBuffer.of(this);
    }

    public long getLong() {
        return number(take(8), 8);
    }

    public long getLong(int index) {
        return number(check(index, 8), 8);
    }

    public ByteBuffer putLong(long value) {
        checkWritable();
        putNumber(fill(8), 8, value);
        return this;
    }

    public ByteBuffer putLong(int index, long value) {
        checkWritable();
        putNumber(check(index, 8), 8, value);
        return this;
    }

    public LongBuffer asLongBuffer() {
        return LongBuffer.of(this);
    }

    public float getFloat() {
        return Float.intBitsToFloat((int) number(take(4), 4));
    }

    public float getFloat(int index) {
        return Float.intBitsToFloat((int) number(check(index, 4), 4));
    }

    public ByteBuffer putFloat(float value) {
        checkWritable();
        putNumber(fill(4), 4, Float.floatToRawIntBits(value));
        return this;
    }

    public ByteBuffer putFloat(int index, float value) {
        checkWritable();
        putNumber(check(index, 4), 4, Float.floatToRawIntBits(value));
        return this;
    }

    public FloatBuffer asFloatBuffer() {
        return FloatBuffer.of(this);
    }

    public double getDouble() {
        return Double.longBitsToDouble(number(take(8), 8));
    }

    public double getDouble(int index) {
        return Double.longBitsToDouble(number(check(index, 8), 8));
    }

    public ByteBuffer putDouble(double value) {
        checkWritable();
        putNumber(fill(8), 8, Double.doubleToRawLongBits(value));
        return this;
    }

    public ByteBuffer putDouble(int index, double value) {
        checkWritable();
        putNumber(check(index, 8), 8, Double.doubleToRawLongBits(value));
        return this;
    }

    public DoubleBuffer asDoubleBuffer() {
        return DoubleBuffer.of(this);
    }
}
