package java.util.function;

public interface Predicate<T> {
    boolean test(T value);

    default Predicate<T> and(Predicate<? super T> other) {
        return value -> test(value) && other.test(value);
    }

    default Predicate<T> or(Predicate<? super T> other) {
        return value -> test(value) || other.test(value);
    }

    default Predicate<T> negate() {
        return value -> !test(value);
    }

    static <T> Predicate<T> isEqual(Object wanted) {
        return value -> java.util.Objects.equals(wanted, value);
    }

    @SuppressWarnings("unchecked")
    static <T> Predicate<T> not(Predicate<? super T> other) {
        return (Predicate<T>) other.negate();
    }
}
