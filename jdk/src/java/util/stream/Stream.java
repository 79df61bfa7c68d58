package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Elements are pulled one by one through iterators, by the calling thread. */
public interface Stream<T> extends BaseStream<T, Stream<T>> {
    static <T> Stream<T> over(Iterator<T> elements) {
        return () -> elements;
    }

    static <T> Stream<T> empty() {
        return over(new ArrayList<T>().iterator());
    }

    static <T> Stream<T> of(T element) {
        List<T> one = new ArrayList<>();
        one.add(element);
        return one.stream();
    }

    @SafeVarargs
    static <T> Stream<T> of(T... elements) {
        return Arrays.stream(elements);
    }

    static <T> Stream<T> iterate(T seed, UnaryOperator<T> step) {
        return over(new Iterator<T>() {
            private T last;
            private boolean started;

            public boolean hasNext() {
                return true;
            }

            public T next() {
                last = started ? step.apply(last) : seed;
                started = true;
                return last;
            }
        });
    }

    static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        return over(new Iterator<T>() {
            public boolean hasNext() {
                return true;
            }

            public T next() {
                return supplier.get();
            }
        });
    }

    static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        Iterator<? extends T> first = a.iterator();
        Iterator<? extends T> second = b.iterator();
        return over(new Pull<T>() {
            void advance() {
                if (first.hasNext()) {
                    give(first.next());
                } else if (second.hasNext()) {
                    give(second.next());
                }
            }
        });
    }

    default Stream<T> parallel() {
        return this;
    }

    default Stream<T> sequential() {
        return this;
    }

    default Stream<T> filter(Predicate<? super T> predicate) {
        Iterator<T> from = iterator();
        return over(new Pull<T>() {
            void advance() {
                while (from.hasNext()) {
                    T element = from.next();
                    if (predicate.test(element)) {
                        give(element);
                        return;
                    }
                }
            }
        });
    }

    default <R> Stream<R> map(Function<? super T, ? extends R> function) {
        Iterator<T> from = iterator();
        return over(new Iterator<R>() {
            public boolean hasNext() {
                return from.hasNext();
            }

            public R next() {
                return function.apply(from.next());
            }
        });
    }

    default IntStream mapToInt(ToIntFunction<? super T> function) {
        Iterator<Integer> mapped = map(function::applyAsInt).<Integer>map(x -> x).iterator();
        return () -> mapped;
    }

    default LongStream mapToLong(ToLongFunction<? super T> function) {
        Iterator<Long> mapped = map(function::applyAsLong).<Long>map(x -> x).iterator();
        return () -> mapped;
    }

    default DoubleStream mapToDouble(ToDoubleFunction<? super T> function) {
        Iterator<Double> mapped = map(function::applyAsDouble).<Double>map(x -> x).iterator();
        return () -> mapped;
    }

    default <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function) {
        Iterator<T> from = iterator();
        return over(new Pull<R>() {
            private Iterator<? extends R> inner;

            void advance() {
                while (inner == null || !inner.hasNext()) {
                    if (!from.hasNext()) {
                        return;
                    }
                    Stream<? extends R> next = function.apply(from.next());
                    inner = next == null ? null : next.iterator();
                }
                give(inner.next());
            }
        });
    }

    default Stream<T> peek(Consumer<? super T> action) {
        return map(element -> {
            action.accept(element);
            return element;
        });
    }

    default Stream<T> limit(long count) {
        Iterator<T> from = iterator();
        return over(new Pull<T>() {
            private long left = count;

            void advance() {
                if (left > 0 && from.hasNext()) {
                    left--;
                    give(from.next());
                }
            }
        });
    }

    default Stream<T> skip(long count) {
        Iterator<T> from = iterator();
        return over(new Pull<T>() {
            private long left = count;

            void advance() {
                while (left > 0 && from.hasNext()) {
                    left--;
                    from.next();
                }
                if (from.hasNext()) {
                    give(from.next());
                }
            }
        });
    }

    default Stream<T> takeWhile(Predicate<? super T> predicate) {
        Iterator<T> from = iterator();
        return over(new Pull<T>() {
            void advance() {
                if (from.hasNext()) {
                    T element = from.next();
                    if (predicate.test(element)) {
                        give(element);
                    }
                }
            }
        });
    }

    /** A step that needs all elements before it gives the first. */
    static <T> Stream<T> later(Supplier<Iterator<T>> all) {
        return over(new Pull<T>() {
            private Iterator<T> elements;

            void advance() {
                if (elements == null) {
                    elements = all.get();
                }
                if (elements.hasNext()) {
                    give(elements.next());
                }
            }
        });
    }

    default Stream<T> distinct() {
        return later(() -> collect(Collectors.<T, LinkedHashSet<T>>toCollection(LinkedHashSet::new)).iterator());
    }

    default Stream<T> sorted() {
        return sorted(null);
    }

    default Stream<T> sorted(Comparator<? super T> order) {
        return later(() -> {
            List<T> all = collect(Collectors.toList());
            all.sort(order);
            return all.iterator();
        });
    }

    default void forEach(Consumer<? super T> action) {
        for (Iterator<T> i = iterator(); i.hasNext();) {
            action.accept(i.next());
        }
    }

    default void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    default <R, A> R collect(Collector<? super T, A, R> collector) {
        A into = collector.supplier().get();
        forEach(element -> collector.accumulator().accept(into, element));
        return collector.finisher().apply(into);
    }

    default List<T> toList() {
        return java.util.Collections.unmodifiableList(collect(Collectors.toList()));
    }

    default Object[] toArray() {
        return collect(Collectors.toList()).toArray();
    }

    default <A> A[] toArray(IntFunction<A[]> maker) {
        return collect(Collectors.toList()).toArray(maker.apply(0));
    }

    default T reduce(T start, BinaryOperator<T> operator) {
        T result = start;
        for (Iterator<T> i = iterator(); i.hasNext();) {
            result = operator.apply(result, i.next());
        }
        return result;
    }

    default <U> U reduce(U start, BiFunction<U, ? super T, U> operator, BinaryOperator<U> combiner) {
        U result = start;
        for (Iterator<T> i = iterator(); i.hasNext();) {
            result = operator.apply(result, i.next());
        }
        return result;
    }

    default Optional<T> reduce(BinaryOperator<T> operator) {
        Iterator<T> i = iterator();
        if (!i.hasNext()) {
            return Optional.empty();
        }
        T result = i.next();
        while (i.hasNext()) {
            result = operator.apply(result, i.next());
        }
        return Optional.of(result);
    }

    default Optional<T> min(Comparator<? super T> order) {
        return reduce(BinaryOperator.minBy(order));
    }

    default Optional<T> max(Comparator<? super T> order) {
        return reduce(BinaryOperator.maxBy(order));
    }

    default long count() {
        long count = 0;
        for (Iterator<T> i = iterator(); i.hasNext(); i.next()) {
            count++;
        }
        return count;
    }

    default boolean anyMatch(Predicate<? super T> predicate) {
        for (Iterator<T> i = iterator(); i.hasNext();) {
            if (predicate.test(i.next())) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(Predicate<? super T> predicate) {
        return !anyMatch(predicate.negate());
    }

    default boolean noneMatch(Predicate<? super T> predicate) {
        return !anyMatch(predicate);
    }

    default Optional<T> findFirst() {
        Iterator<T> i = iterator();
        return i.hasNext() ? Optional.of(i.next()) : Optional.empty();
    }

    default Optional<T> findAny() {
        return findFirst();
    }
}
