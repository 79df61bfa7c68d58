package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

public interface Stream<T> extends BaseStream<T, Stream<T>> {
    interface Builder<T> extends Consumer<T> {
        default Builder<T> add(T element) {
            accept(element);
            return this;
        }

        Stream<T> build();
    }

    static <T> Builder<T> builder() {
        List<T> all = new ArrayList<>();
        return new Builder<T>() {
            public void accept(T element) {
                all.add(element);
            }

            public Stream<T> build() {
                return all.stream();
            }
        };
    }

    static <T> Stream<T> empty() {
        return new Pipe<>(Collections::emptyIterator, false);
    }

    static <T> Stream<T> of(T element) {
        List<T> one = new ArrayList<>();
        one.add(element);
        return one.stream();
    }

    static <T> Stream<T> ofNullable(T element) {
        return element == null ? empty() : of(element);
    }

    @SafeVarargs
    static <T> Stream<T> of(T... elements) {
        return Arrays.stream(elements);
    }

    static <T> Stream<T> iterate(T seed, UnaryOperator<T> step) {
        return iterate(seed, element -> true, step);
    }

    static <T> Stream<T> iterate(T seed, Predicate<? super T> goesOn, UnaryOperator<T> step) {
        return new Pipe<>(() -> new Pull<T>() {
            private T last;
            private boolean started;
            private boolean over;

            void advance() {
                if (!over) {
                    last = started ? step.apply(last) : seed;
                    started = true;
                    over = !goesOn.test(last);
                }
                if (!over) {
                    give(last);
                }
            }
        }, false);
    }

    static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        return new Pipe<>(() -> new Pull<T>() {
            void advance() {
                give(supplier.get());
            }
        }, false);
    }

    static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        return new Pipe<>(() -> new Pull<T>() {
            private final Iterator<? extends T> first = a.iterator();
            private final Iterator<? extends T> second = b.iterator();

            void advance() {
                if (first.hasNext()) {
                    give(first.next());
                } else if (second.hasNext()) {
                    give(second.next());
                }
            }
        }, a.isParallel() || b.isParallel());
    }

    Stream<T> filter(Predicate<? super T> predicate);

    <R> Stream<R> map(Function<? super T, ? extends R> function);

    default IntStream mapToInt(ToIntFunction<? super T> function) {
        return IntStream.unboxed(this.<Integer>map(function::applyAsInt));
    }

    default LongStream mapToLong(ToLongFunction<? super T> function) {
        return LongStream.unboxed(this.<Long>map(function::applyAsLong));
    }

    default DoubleStream mapToDouble(ToDoubleFunction<? super T> function) {
        return DoubleStream.unboxed(this.<Double>map(function::applyAsDouble));
    }

    <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function);

    default IntStream flatMapToInt(Function<? super T, ? extends IntStream> function) {
        return IntStream.unboxed(this.<Integer>flatMap(element -> function.apply(element).boxed()));
    }

    default LongStream flatMapToLong(Function<? super T, ? extends LongStream> function) {
        return LongStream.unboxed(this.<Long>flatMap(element -> function.apply(element).boxed()));
    }

    default DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> function) {
        return DoubleStream.unboxed(this.<Double>flatMap(element -> function.apply(element).boxed()));
    }

    <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> function);

    default IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> function) {
        return IntStream.unboxed(this.<Integer>mapMulti(
            (element, down) -> function.accept(element, (IntConsumer) down::accept)));
    }

    default LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> function) {
        return LongStream.unboxed(this.<Long>mapMulti(
            (element, down) -> function.accept(element, (LongConsumer) down::accept)));
    }

    default DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> function) {
        return DoubleStream.unboxed(this.<Double>mapMulti(
            (element, down) -> function.accept(element, (DoubleConsumer) down::accept)));
    }

    Stream<T> distinct();

    Stream<T> sorted();

    Stream<T> sorted(Comparator<? super T> order);

    Stream<T> peek(Consumer<? super T> action);

    Stream<T> limit(long most);

    Stream<T> skip(long count);

    Stream<T> takeWhile(Predicate<? super T> predicate);

    Stream<T> dropWhile(Predicate<? super T> predicate);

    void forEach(Consumer<? super T> action);

    void forEachOrdered(Consumer<? super T> action);

    Object[] toArray();

    <A> A[] toArray(IntFunction<A[]> generator);

    T reduce(T start, BinaryOperator<T> operator);

    Optional<T> reduce(BinaryOperator<T> operator);

    <U> U reduce(U start, BiFunction<U, ? super T, U> operator, BinaryOperator<U> combiner);

    <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner);

    <R, A> R collect(Collector<? super T, A, R> collector);

    List<T> toList();

    default Optional<T> min(Comparator<? super T> order) {
        return reduce(BinaryOperator.minBy(order));
    }

    default Optional<T> max(Comparator<? super T> order) {
        return reduce(BinaryOperator.maxBy(order));
    }

    long count();

    boolean anyMatch(Predicate<? super T> predicate);

    default boolean allMatch(Predicate<? super T> predicate) {
        return !anyMatch(predicate.negate());
    }

    default boolean noneMatch(Predicate<? super T> predicate) {
        return !anyMatch(predicate);
    }

    Optional<T> findFirst();

    Optional<T> findAny();
}
