package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;

public interface IntStream extends BaseStream<Integer, IntStream> {
    static IntStream of(int... values) {
        List<Integer> all = new ArrayList<>();
        for (int value : values) {
            all.add(value);
        }
        Iterator<Integer> walk = all.iterator();
        return () -> walk;
    }

    static IntStream empty() {
        return of();
    }

    static IntStream iterate(int seed, IntUnaryOperator step) {
        Iterator<Integer> all = Stream.<Integer>iterate(seed, step::applyAsInt).iterator();
        return () -> all;
    }

    static IntStream range(int from, int to) {
        Iterator<Integer> all = new Iterator<Integer>() {
            private int next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Integer next() {
                return next++;
            }
        };
        return () -> all;
    }

    static IntStream rangeClosed(int from, int to) {
        return range(from, to + 1);
    }

    default Stream<Integer> boxed() {
        return Stream.over(iterator());
    }

    static IntStream unboxed(Stream<Integer> stream) {
        Iterator<Integer> all = stream.iterator();
        return () -> all;
    }

    default IntStream parallel() {
        return this;
    }

    default IntStream filter(IntPredicate predicate) {
        return unboxed(boxed().filter(predicate::test));
    }

    default IntStream map(IntUnaryOperator function) {
        return unboxed(boxed().<Integer>map(function::applyAsInt));
    }

    default <U> Stream<U> mapToObj(IntFunction<? extends U> function) {
        return boxed().map(function::apply);
    }

    default LongStream mapToLong(IntToLongFunction function) {
        Iterator<Long> all = boxed().<Long>map(function::applyAsLong).iterator();
        return () -> all;
    }

    default DoubleStream mapToDouble(IntToDoubleFunction function) {
        Iterator<Double> all = boxed().<Double>map(function::applyAsDouble).iterator();
        return () -> all;
    }

    default LongStream asLongStream() {
        return mapToLong(value -> value);
    }

    default DoubleStream asDoubleStream() {
        return mapToDouble(value -> value);
    }

    default IntStream peek(IntConsumer action) {
        return unboxed(boxed().peek(action::accept));
    }

    default IntStream limit(long count) {
        return unboxed(boxed().limit(count));
    }

    default IntStream skip(long count) {
        return unboxed(boxed().skip(count));
    }

    default IntStream sorted() {
        return unboxed(boxed().sorted());
    }

    default IntStream distinct() {
        return unboxed(boxed().distinct());
    }

    default void forEach(IntConsumer action) {
        for (Iterator<Integer> i = iterator(); i.hasNext();) {
            action.accept(i.next());
        }
    }

    default int[] toArray() {
        List<Integer> all = boxed().collect(Collectors.toList());
        int[] values = new int[all.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = all.get(i);
        }
        return values;
    }

    default int sum() {
        return reduce(0, (a, b) -> a + b);
    }

    default long count() {
        return boxed().count();
    }

    default int reduce(int start, IntBinaryOperator operator) {
        int result = start;
        for (Iterator<Integer> i = iterator(); i.hasNext();) {
            result = operator.applyAsInt(result, i.next());
        }
        return result;
    }

    default OptionalInt reduce(IntBinaryOperator operator) {
        Iterator<Integer> i = iterator();
        if (!i.hasNext()) {
            return OptionalInt.empty();
        }
        int result = i.next();
        while (i.hasNext()) {
            result = operator.applyAsInt(result, i.next());
        }
        return OptionalInt.of(result);
    }

    default OptionalInt min() {
        return reduce((IntBinaryOperator) Math::min);
    }

    default OptionalInt max() {
        return reduce((IntBinaryOperator) Math::max);
    }

    default OptionalDouble average() {
        double sum = 0;
        long count = 0;
        for (Iterator<Integer> i = iterator(); i.hasNext();) {
            sum += i.next();
            count++;
        }
        return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / count);
    }

    default boolean anyMatch(IntPredicate predicate) {
        return boxed().anyMatch(predicate::test);
    }

    default boolean allMatch(IntPredicate predicate) {
        return boxed().allMatch(predicate::test);
    }

    default boolean noneMatch(IntPredicate predicate) {
        return boxed().noneMatch(predicate::test);
    }

    default OptionalInt findFirst() {
        Iterator<Integer> i = iterator();
        return i.hasNext() ? OptionalInt.of(i.next()) : OptionalInt.empty();
    }
}
