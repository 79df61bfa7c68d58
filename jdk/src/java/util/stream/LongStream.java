package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongUnaryOperator;

public interface LongStream extends BaseStream<Long, LongStream> {
    static LongStream of(long... values) {
        List<Long> all = new ArrayList<>();
        for (long value : values) {
            all.add(value);
        }
        Iterator<Long> walk = all.iterator();
        return () -> walk;
    }

    static LongStream empty() {
        return of();
    }

    static LongStream iterate(long seed, LongUnaryOperator step) {
        Iterator<Long> all = Stream.<Long>iterate(seed, step::applyAsLong).iterator();
        return () -> all;
    }

    static LongStream range(long from, long to) {
        Iterator<Long> all = new Iterator<Long>() {
            private long next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Long next() {
                return next++;
            }
        };
        return () -> all;
    }

    static LongStream rangeClosed(long from, long to) {
        return range(from, to + 1);
    }

    default Stream<Long> boxed() {
        return Stream.over(iterator());
    }

    static LongStream unboxed(Stream<Long> stream) {
        Iterator<Long> all = stream.iterator();
        return () -> all;
    }

    default LongStream parallel() {
        return this;
    }

    default LongStream filter(LongPredicate predicate) {
        return unboxed(boxed().filter(predicate::test));
    }

    default LongStream map(LongUnaryOperator function) {
        return unboxed(boxed().<Long>map(function::applyAsLong));
    }

    default <U> Stream<U> mapToObj(LongFunction<? extends U> function) {
        return boxed().map(function::apply);
    }

    default IntStream mapToInt(LongToIntFunction function) {
        Iterator<Integer> all = boxed().<Integer>map(function::applyAsInt).iterator();
        return () -> all;
    }

    default DoubleStream mapToDouble(LongToDoubleFunction function) {
        Iterator<Double> all = boxed().<Double>map(function::applyAsDouble).iterator();
        return () -> all;
    }

    default LongStream peek(LongConsumer action) {
        return unboxed(boxed().peek(action::accept));
    }

    default LongStream limit(long count) {
        return unboxed(boxed().limit(count));
    }

    default LongStream skip(long count) {
        return unboxed(boxed().skip(count));
    }

    default LongStream sorted() {
        return unboxed(boxed().sorted());
    }

    default LongStream distinct() {
        return unboxed(boxed().distinct());
    }

    default void forEach(LongConsumer action) {
        for (Iterator<Long> i = iterator(); i.hasNext();) {
            action.accept(i.next());
        }
    }

    default long[] toArray() {
        List<Long> all = boxed().collect(Collectors.toList());
        long[] values = new long[all.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = all.get(i);
        }
        return values;
    }

    default long sum() {
        return reduce(0, (a, b) -> a + b);
    }

    default long count() {
        return boxed().count();
    }

    default long reduce(long start, LongBinaryOperator operator) {
        long result = start;
        for (Iterator<Long> i = iterator(); i.hasNext();) {
            result = operator.applyAsLong(result, i.next());
        }
        return result;
    }

    default OptionalLong reduce(LongBinaryOperator operator) {
        Iterator<Long> i = iterator();
        if (!i.hasNext()) {
            return OptionalLong.empty();
        }
        long result = i.next();
        while (i.hasNext()) {
            result = operator.applyAsLong(result, i.next());
        }
        return OptionalLong.of(result);
    }

    default OptionalLong min() {
        return reduce((LongBinaryOperator) Math::min);
    }

    default OptionalLong max() {
        return reduce((LongBinaryOperator) Math::max);
    }

    default OptionalDouble average() {
        double sum = 0;
        long count = 0;
        for (Iterator<Long> i = iterator(); i.hasNext();) {
            sum += i.next();
            count++;
        }
        return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / count);
    }

    default boolean anyMatch(LongPredicate predicate) {
        return boxed().anyMatch(predicate::test);
    }

    default boolean allMatch(LongPredicate predicate) {
        return boxed().allMatch(predicate::test);
    }

    default boolean noneMatch(LongPredicate predicate) {
        return boxed().noneMatch(predicate::test);
    }

    default OptionalLong findFirst() {
        Iterator<Long> i = iterator();
        return i.hasNext() ? OptionalLong.of(i.next()) : OptionalLong.empty();
    }
}
