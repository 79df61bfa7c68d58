package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
    private Collectors() {
    }

    private static <E, C extends Collection<E>> C joined(C a, C b) {
        a.addAll(b);
        return a;
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return Collector.<T, C>of(supplier, (into, element) -> into.add(element),
            (BinaryOperator<C> & Steady) Collectors::<T, C>joined);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return Collector.<T, List<T>>of(ArrayList::new, List::add,
            (BinaryOperator<List<T>> & Steady) Collectors::<T, List<T>>joined);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return collectingAndThen(Collectors.<T>toList(), List::copyOf);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return Collector.<T, Set<T>>of(HashSet::new, Set::add,
            (BinaryOperator<Set<T>> & Steady) Collectors::<T, Set<T>>joined);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return collectingAndThen(Collectors.<T>toSet(), Set::copyOf);
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(
            CharSequence separator, CharSequence prefix, CharSequence suffix) {
        return Collector.<CharSequence, StringJoiner, String>of(
            () -> new StringJoiner(separator, prefix, suffix), StringJoiner::add,
            (BinaryOperator<StringJoiner> & Steady) StringJoiner::merge,
            StringJoiner::toString);
    }

    private static <K, V> void putOnce(Map<K, V> map, K key, V value) {
        java.util.Objects.requireNonNull(value);
        V old = map.putIfAbsent(key, value);
        if (old != null) {
            throw new IllegalStateException(
                "Duplicate key " + key + " (attempted merging values " + old + " and " + value + ")");
        }
    }

    private static <T, K, V, M extends Map<K, V>> Collector<T, ?, M> toMapOnce(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, Supplier<M> supplier) {
        return Collector.<T, M>of(supplier,
            (map, element) -> Collectors.<K, V>putOnce(map, key.apply(element), value.apply(element)),
            (a, b) -> {
                b.forEach((k, v) -> putOnce(a, k, v));
                return a;
            });
    }

    public static <T, K, V> Collector<T, ?, Map<K, V>> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value) {
        return Collectors.<T, K, V, Map<K, V>>toMapOnce(key, value, HashMap::new);
    }

    public static <T, K, V> Collector<T, ?, Map<K, V>> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, BinaryOperator<V> merge) {
        return Collectors.<T, K, V, Map<K, V>>toMap(key, value, merge, HashMap::new);
    }

    public static <T, K, V, M extends Map<K, V>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value,
            BinaryOperator<V> merge, Supplier<M> supplier) {
        return Collector.<T, M>of(supplier,
            (map, element) -> map.merge(key.apply(element), value.apply(element), merge), (a, b) -> {
                b.forEach((k, v) -> a.merge(k, v, merge));
                return a;
            });
    }

    public static <T, K, V> Collector<T, ?, Map<K, V>> toUnmodifiableMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value) {
        return collectingAndThen(Collectors.<T, K, V>toMap(key, value), Map::copyOf);
    }

    public static <T, K, V> Collector<T, ?, Map<K, V>> toUnmodifiableMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, BinaryOperator<V> merge) {
        return collectingAndThen(Collectors.<T, K, V>toMap(key, value, merge), Map::copyOf);
    }

    public static <T, K, V> Collector<T, ?, ConcurrentMap<K, V>> toConcurrentMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value) {
        return Collectors.<T, K, V, ConcurrentMap<K, V>>toMapOnce(key, value, ConcurrentHashMap::new);
    }

    public static <T, K, V> Collector<T, ?, ConcurrentMap<K, V>> toConcurrentMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, BinaryOperator<V> merge) {
        return Collectors.<T, K, V, ConcurrentMap<K, V>>toMap(key, value, merge, ConcurrentHashMap::new);
    }

    public static <T, K, V, M extends ConcurrentMap<K, V>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, BinaryOperator<V> merge,
            Supplier<M> maker) {
        return toMap(key, value, merge, maker);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> key) {
        return groupingBy(key, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
            Function<? super T, ? extends K> key, Collector<? super T, A, D> downstream) {
        return Collectors.<T, K, D, A, Map<K, D>>groupingBy(key, HashMap::new, downstream);
    }

    @SuppressWarnings("unchecked")
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> key, Supplier<M> supplier, Collector<? super T, A, D> downstream) {
        return Collector.<T, Map<K, Object>, M>of(() -> (Map<K, Object>) supplier.get(), (map, element) -> {
            K group = java.util.Objects.requireNonNull(key.apply(element), "element cannot be mapped to a null key");
            A into = (A) map.computeIfAbsent(group, k -> downstream.supplier().get());
            downstream.accumulator().accept(into, element);
        }, (a, b) -> {
            b.forEach((k, into) -> a.merge(k, into, (x, y) -> downstream.combiner().apply((A) x, (A) y)));
            return a;
        }, map -> {
            map.replaceAll((k, into) -> downstream.finisher().apply((A) into));
            return (M) map;
        });
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> key) {
        return groupingByConcurrent(key, toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> key, Collector<? super T, A, D> downstream) {
        return Collectors.<T, K, D, A, ConcurrentMap<K, D>>groupingBy(key, ConcurrentHashMap::new, downstream);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> key, Supplier<M> maker, Collector<? super T, A, D> downstream) {
        return groupingBy(key, maker, downstream);
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    public static <T, A, D> Collector<T, ?, Map<Boolean, D>> partitioningBy(
            Predicate<? super T> predicate, Collector<? super T, A, D> downstream) {
        return Collector.<T, Map<Boolean, A>, Map<Boolean, D>>of(() -> {
            Map<Boolean, A> map = new LinkedHashMap<>();
            map.put(false, downstream.supplier().get());
            map.put(true, downstream.supplier().get());
            return map;
        }, (map, element) -> downstream.accumulator().accept(map.get(predicate.test(element)), element), (a, b) -> {
            a.replaceAll((key, into) -> downstream.combiner().apply(into, b.get(key)));
            return a;
        }, map -> {
            Map<Boolean, D> result = new LinkedHashMap<>();
            map.forEach((key, into) -> result.put(key, downstream.finisher().apply(into)));
            return result;
        });
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(element -> 1);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> function) {
        return Collector.<T, int[], Integer>of(() -> new int[1],
            (sum, element) -> sum[0] += function.applyAsInt(element), (a, b) -> {
                a[0] += b[0];
                return a;
            }, sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingLong(function), LongSummaryStatistics::getSum);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingDouble(function), DoubleSummaryStatistics::getSum);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingInt(function), IntSummaryStatistics::getAverage);
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingLong(function), LongSummaryStatistics::getAverage);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingDouble(function), DoubleSummaryStatistics::getAverage);
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> function) {
        return Collector.<T, IntSummaryStatistics>of(IntSummaryStatistics::new,
            (into, element) -> into.accept(function.applyAsInt(element)), (a, b) -> {
                a.combine(b);
                return a;
            });
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> function) {
        return Collector.<T, LongSummaryStatistics>of(LongSummaryStatistics::new,
            (into, element) -> into.accept(function.applyAsLong(element)), (a, b) -> {
                a.combine(b);
                return a;
            });
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> function) {
        return Collector.<T, DoubleSummaryStatistics>of(DoubleSummaryStatistics::new,
            (into, element) -> into.accept(function.applyAsDouble(element)), (a, b) -> {
                a.combine(b);
                return a;
            });
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order) {
        return reducing(BinaryOperator.minBy(order));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order) {
        return reducing(BinaryOperator.maxBy(order));
    }

    public static <T> Collector<T, ?, T> reducing(T start, BinaryOperator<T> operator) {
        return reducing(start, element -> element, operator);
    }

    @SuppressWarnings("unchecked")
    public static <T, U> Collector<T, ?, U> reducing(
            U start, Function<? super T, ? extends U> function, BinaryOperator<U> operator) {
        return Collector.<T, Object[], U>of(() -> new Object[] {start},
            (into, element) -> into[0] = operator.apply((U) into[0], function.apply(element)), (a, b) -> {
                a[0] = operator.apply((U) a[0], (U) b[0]);
                return a;
            }, into -> (U) into[0]);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> operator) {
        return Collectors.<T, Optional<T>>reducing(Optional.empty(), Optional::of,
            (a, b) -> !a.isPresent() ? b : !b.isPresent() ? a : Optional.of(operator.apply(a.get(), b.get())));
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(
            Function<? super T, ? extends U> function, Collector<? super U, A, R> downstream) {
        return Collector.<T, A, R>of(downstream.supplier(),
            (into, element) -> downstream.accumulator().accept(into, function.apply(element)),
            downstream.combiner(), downstream.finisher());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(
            Predicate<? super T> predicate, Collector<? super T, A, R> downstream) {
        return Collector.<T, A, R>of(downstream.supplier(), (into, element) -> {
            if (predicate.test(element)) {
                downstream.accumulator().accept(into, element);
            }
        }, downstream.combiner(), downstream.finisher());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> function, Collector<? super U, A, R> downstream) {
        return Collector.<T, A, R>of(downstream.supplier(), (into, element) -> {
            Stream<? extends U> inner = function.apply(element);
            if (inner != null) {
                inner.sequential().forEach(one -> downstream.accumulator().accept(into, one));
            }
        }, downstream.combiner(), downstream.finisher());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(
            Collector<T, A, R> downstream, Function<R, RR> finisher) {
        return Collector.<T, A, RR>of(downstream.supplier(), downstream.accumulator(), downstream.combiner(),
            downstream.finisher().andThen(finisher));
    }

    @SuppressWarnings("unchecked")
    public static <T, R1, R2, R> Collector<T, ?, R> teeing(
            Collector<? super T, ?, R1> one, Collector<? super T, ?, R2> two,
            BiFunction<? super R1, ? super R2, R> merger) {
        Collector<T, Object, R1> a = (Collector<T, Object, R1>) one;
        Collector<T, Object, R2> b = (Collector<T, Object, R2>) two;
        return Collector.<T, Object[], R>of(() -> new Object[] {a.supplier().get(), b.supplier().get()},
            (into, element) -> {
                a.accumulator().accept(into[0], element);
                b.accumulator().accept(into[1], element);
            }, (x, y) -> {
                x[0] = a.combiner().apply(x[0], y[0]);
                x[1] = b.combiner().apply(x[1], y[1]);
                return x;
            }, into -> merger.apply(a.finisher().apply(into[0]), b.finisher().apply(into[1])));
    }
}
