package java.util.function;

public interface LongConsumer {
    void accept(long value);

    default LongConsumer andThen(LongConsumer after) {
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
