package java.util;

public final class OptionalLong {
    private final boolean present;
    private final long value;

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalLong empty() {
        return new OptionalLong(false, 0);
    }

    public static OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public long getAsLong() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public long orElseThrow() {
        return getAsLong();
    }

    public long orElse(long other) {
        return present ? value : other;
    }

    public String toString() {
        return present ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }
}
