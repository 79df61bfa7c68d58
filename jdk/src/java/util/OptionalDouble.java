package java.util;

public final class OptionalDouble {
    private final boolean present;
    private final double value;

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalDouble empty() {
        return new OptionalDouble(false, 0);
    }

    public static OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public double getAsDouble() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public double orElseThrow() {
        return getAsDouble();
    }

    public double orElse(double other) {
        return present ? value : other;
    }

    public String toString() {
        return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }

    public void ifPresent(java.util.function.DoubleConsumer action) {
        if (isPresent()) {
            action.accept(getAsDouble());
        }
    }

    public void ifPresentOrElse(java.util.function.DoubleConsumer action, Runnable otherwise) {
        if (isPresent()) {
            action.accept(getAsDouble());
        } else {
            otherwise.run();
        }
    }

    public java.util.stream.DoubleStream stream() {
        return isPresent() ? java.util.stream.DoubleStream.of(getAsDouble()) : java.util.stream.DoubleStream.empty();
    }

    public double orElseGet(java.util.function.DoubleSupplier supplier) {
        return isPresent() ? getAsDouble() : supplier.getAsDouble();
    }

    public <X extends Throwable> double orElseThrow(java.util.function.Supplier<? extends X> supplier) throws X {
        if (!isPresent()) {
            throw supplier.get();
        }
        return getAsDouble();
    }

    public boolean equals(Object other) {
        return other instanceof OptionalDouble && toString().equals(other.toString());
    }

    public int hashCode() {
        return isPresent() ? Double.hashCode(getAsDouble()) : 0;
    }
}
