package java.util;

public final class OptionalInt {
    private final boolean present;
    private final int value;

    private OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalInt empty() {
        return new OptionalInt(false, 0);
    }

    public static OptionalInt of(int value) {
        return new OptionalInt(true, value);
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public int getAsInt() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public int orElseThrow() {
        return getAsInt();
    }

    public int orElse(int other) {
        return present ? value : other;
    }

    public String toString() {
        return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
    }

    public void ifPresent(java.util.function.IntConsumer action) {
        if (isPresent()) {
            action.accept(getAsInt());
        }
    }

    public void ifPresentOrElse(java.util.function.IntConsumer action, Runnable otherwise) {
        if (isPresent()) {
            action.accept(getAsInt());
        } else {
            otherwise.run();
        }
    }

    public java.util.stream.IntStream stream() {
        return isPresent() ? java.util.stream.IntStream.of(getAsInt()) : java.util.stream.IntStream.empty();
    }

    public int orElseGet(java.util.function.IntSupplier supplier) {
        return isPresent() ? getAsInt() : supplier.getAsInt();
    }

    public <X extends Throwable> int orElseThrow(java.util.function.Supplier<? extends X> supplier) throws X {
        if (!isPresent()) {
            throw supplier.get();
        }
        return getAsInt();
    }

    public boolean equals(Object other) {
        return other instanceof OptionalInt && toString().equals(other.toString());
    }

    public int hashCode() {
        return isPresent() ? Integer.hashCode(getAsInt()) : 0;
    }
}
