package java.util.stream;

import java.util.Collections;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

public interface Collector<T, A, R> {
    enum Characteristics {
        CONCURRENT, UNORDERED, IDENTITY_FINISH
    }

    Supplier<A> supplier();

    BiConsumer<A, T> accumulator();

    BinaryOperator<A> combiner();

    Function<A, R> finisher();

    Set<Characteristics> characteristics();

    @SuppressWarnings("unchecked")
    static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator,
            BinaryOperator<R> combiner, Characteristics... characteristics) {
        return of(supplier, accumulator, combiner, result -> result, characteristics);
    }

    static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator,
            BinaryOperator<A> combiner, Function<A, R> finisher, Characteristics... characteristics) {
        return new Collector<T, A, R>() {
            public Supplier<A> supplier() {
                return supplier;
            }

            public BiConsumer<A, T> accumulator() {
                return accumulator;
            }

            public BinaryOperator<A> combiner() {
                return combiner;
            }

            public Function<A, R> finisher() {
                return finisher;
            }

            public Set<Characteristics> characteristics() {
                return Collections.emptySet();
            }
        };
    }
}
