package java.util.function;

public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(DoubleConsumer after) {
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
