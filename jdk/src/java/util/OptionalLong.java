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

    public void ifPresent(java.util.function.LongConsumer action) {
        if (isPresent()) {
            action.accept(getAsLong());
        }
    }

    public void ifPresentOrElse(java.util.function.LongConsumer action, Runnable otherwise) {
        if (isPresent()) {
            action.accept(getAsLong());
        } else {
            otherwise.run();
        }
    }

    public java.util.stream.LongStream stream() {
        return isPresent() ? java.util.stream.LongStream.of(getAsLong()) : java.util.stream.LongStream.empty();
    }

    public long orElseGet(java.util.function.LongSupplier supplier) {
        return isPresent() ? getAsLong() : supplier.getAsLong();
    }

    public <X extends Throwable> long orElseThrow(java.util.function.Supplier<? extends X> supplier) throws X {
        if (!isPresent()) {
            throw supplier.get();
        }
        return getAsLong();
    }

    public boolean equals(Object other) {
        return other instanceof OptionalLong && toString().equals(other.toString());
    }

    public int hashCode() {
        return isPresent() ? Long.hashCode(getAsLong()) : 0;
    }
}
