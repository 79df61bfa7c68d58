package java.util.function;

public interface LongBinaryOperator {
    long applyAsLong(long a, long b);
}
