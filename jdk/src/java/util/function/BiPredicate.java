package java.util.function;

public interface BiPredicate<T, U> {
    boolean test(T first, U second);

    default BiPredicate<T, U> and(BiPredicate<? super T, ? super U> other) {
        return (a, b) -> test(a, b) && other.test(a, b);
    }

    default BiPredicate<T, U> or(BiPredicate<? super T, ? super U> other) {
        return (a, b) -> test(a, b) || other.test(a, b);
    }

    default BiPredicate<T, U> negate() {
        return (a, b) -> !test(a, b);
    }
}
