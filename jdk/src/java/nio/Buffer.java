package java.nio;

/** Positions in a sequence of values: mark, position, limit and capacity. */
public abstract class Buffer {
    private int mark = -1;
    private int position;
    private int limit;
    private final int capacity;

    Buffer(int position, int limit, int capacity) {
        this.position = position;
        this.limit = limit;
        this.capacity = capacity;
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public final int limit() {
        return limit;
    }

    public Buffer position(int position) {
        if (position > limit || position < 0) {
            throw new IllegalArgumentException(position < 0
                ? "newPosition < 0: (" + position + " < 0)"
                : "newPosition > limit: (" + position + " > " + limit + ")");
        }
        if (mark > position) {
            mark = -1;
        }
        this.position = position;
        return this;
    }

    public Buffer limit(int limit) {
        if (limit > capacity || limit < 0) {
            throw new IllegalArgumentException(limit < 0
                ? "newLimit < 0: (" + limit + " < 0)"
                : "newLimit > capacity: (" + limit + " > " + capacity + ")");
        }
        this.limit = limit;
        position = Math.min(position, limit);
        if (mark > limit) {
            mark = -1;
        }
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    public Buffer reset() {
        if (mark < 0) {
            throw new InvalidMarkException();
        }
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public final int remaining() {
        return Math.max(limit - position, 0);
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public abstract boolean isReadOnly();

    public abstract boolean hasArray();

    public abstract Object array();

    public abstract int arrayOffset();

    public boolean isDirect() {
        return false;
    }

    /** The next values are taken: where the first of them is. */
    final int take(int count) {
        if (limit - position < count) {
            throw new BufferUnderflowException();
        }
        int first = position;
        position += count;
        return first;
    }

    /** The next values are put: where the first of them goes. */
    final int fill(int count) {
        if (limit - position < count) {
            throw new BufferOverflowException();
        }
        int first = position;
        position += count;
        return first;
    }

    /** Checks places of values that are named. */
    final int check(int index, int count) {
        if (index < 0 || count > limit - index) {
            throw new IndexOutOfBoundsException();
        }
        return index;
    }

    final void forgetMark() {
        mark = -1;
    }

    final int markValue() {
        return mark;
    }

    final void setMark(int mark) {
        this.mark = mark;
    }

    final String show(String name) {
        return "java.nio." + name + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
    }
}
