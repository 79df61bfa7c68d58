package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public final class Collectors {
    private Collectors() {
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return Collector.<T, List<T>, List<T>>make(ArrayList::new, List::add, list -> list);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return Collector.<T, List<T>, List<T>>make(ArrayList::new, List::add, List::copyOf);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return Collector.<T, Set<T>, Set<T>>make(HashSet::new, Set::add, set -> set);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return Collector.<T, C, C>make(supplier, (into, element) -> into.add(element), into -> into);
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        return Collector.<CharSequence, StringJoiner, String>make(
            () -> new StringJoiner(separator, prefix, suffix), StringJoiner::add, StringJoiner::toString);
    }

    public static <T, K, V> Collector<T, ?, Map<K, V>> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value) {
        return Collector.<T, Map<K, V>, Map<K, V>>make(HashMap::new, (map, element) -> {
            K k = key.apply(element);
            V v = value.apply(element);
            V old = map.putIfAbsent(k, v);
            if (old != null) {
                throw new IllegalStateException(
                    "Duplicate key " + k + " (attempted merging values " + old + " and " + v + ")");
            }
        }, map -> map);
    }

    public static <T, K, V> Collector<T, ?, Map<K, V>> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, BinaryOperator<V> merge) {
        return toMap(key, value, merge, HashMap::new);
    }

    public static <T, K, V, M extends Map<K, V>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends V> value,
            BinaryOperator<V> merge, Supplier<M> supplier) {
        return Collector.<T, M, M>make(supplier,
            (map, element) -> map.merge(key.apply(element), value.apply(element), merge), map -> map);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> key) {
        return groupingBy(key, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
            Function<? super T, ? extends K> key, Collector<? super T, A, D> downstream) {
        return groupingBy(key, HashMap::new, downstream);
    }

    @SuppressWarnings("unchecked")
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> key, Supplier<M> supplier, Collector<? super T, A, D> downstream) {
        return Collector.<T, Map<K, Object>, M>make(() -> (Map<K, Object>) supplier.get(), (map, element) -> {
            A group = (A) map.computeIfAbsent(key.apply(element), k -> downstream.supplier().get());
            downstream.accumulator().accept(group, element);
        }, map -> {
            map.replaceAll((k, group) -> downstream.finisher().apply((A) group));
            return (M) map;
        });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return Collector.<T, Map<Boolean, List<T>>, Map<Boolean, List<T>>>make(() -> {
            Map<Boolean, List<T>> map = new java.util.LinkedHashMap<>();
            map.put(false, new ArrayList<>());
            map.put(true, new ArrayList<>());
            return map;
        }, (map, element) -> map.get(predicate.test(element)).add(element), map -> map);
    }

    public static <T, A, D> Collector<T, ?, Map<Boolean, D>> partitioningBy(
            Predicate<? super T> predicate, Collector<? super T, A, D> downstream) {
        return Collector.<T, Map<Boolean, A>, Map<Boolean, D>>make(() -> {
            Map<Boolean, A> map = new java.util.LinkedHashMap<>();
            map.put(false, downstream.supplier().get());
            map.put(true, downstream.supplier().get());
            return map;
        }, (map, element) -> downstream.accumulator().accept(map.get(predicate.test(element)), element), map -> {
            Map<Boolean, D> result = new java.util.LinkedHashMap<>();
            map.forEach((key, into) -> result.put(key, downstream.finisher().apply(into)));
            return result;
        });
    }

    public static <T> Collector<T, ?, Long> counting() {
        return Collector.<T, long[], Long>make(() -> new long[1], (sum, element) -> sum[0]++, sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> function) {
        return Collector.<T, int[], Integer>make(
            () -> new int[1], (sum, element) -> sum[0] += function.applyAsInt(element), sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> function) {
        return Collector.<T, long[], Double>make(() -> new long[2], (sum, element) -> {
            sum[0] += function.applyAsInt(element);
            sum[1]++;
        }, sum -> sum[1] == 0 ? 0.0 : (double) sum[0] / sum[1]);
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(
            Function<? super T, ? extends U> function, Collector<? super U, A, R> downstream) {
        return Collector.<T, A, R>make(downstream.supplier(),
            (into, element) -> downstream.accumulator().accept(into, function.apply(element)), downstream.finisher());
    }
}
