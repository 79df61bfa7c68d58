package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;

public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    static DoubleStream of(double... values) {
        List<Double> all = new ArrayList<>();
        for (double value : values) {
            all.add(value);
        }
        Iterator<Double> walk = all.iterator();
        return () -> walk;
    }

    static DoubleStream empty() {
        return of();
    }

    static DoubleStream iterate(double seed, DoubleUnaryOperator step) {
        Iterator<Double> all = Stream.<Double>iterate(seed, step::applyAsDouble).iterator();
        return () -> all;
    }

    default Stream<Double> boxed() {
        return Stream.over(iterator());
    }

    static DoubleStream unboxed(Stream<Double> stream) {
        Iterator<Double> all = stream.iterator();
        return () -> all;
    }

    default DoubleStream parallel() {
        return this;
    }

    default DoubleStream filter(DoublePredicate predicate) {
        return unboxed(boxed().filter(predicate::test));
    }

    default DoubleStream map(DoubleUnaryOperator function) {
        return unboxed(boxed().<Double>map(function::applyAsDouble));
    }

    default <U> Stream<U> mapToObj(DoubleFunction<? extends U> function) {
        return boxed().map(function::apply);
    }

    default IntStream mapToInt(DoubleToIntFunction function) {
        Iterator<Integer> all = boxed().<Integer>map(function::applyAsInt).iterator();
        return () -> all;
    }

    default LongStream mapToLong(DoubleToLongFunction function) {
        Iterator<Long> all = boxed().<Long>map(function::applyAsLong).iterator();
        return () -> all;
    }

    default DoubleStream peek(DoubleConsumer action) {
        return unboxed(boxed().peek(action::accept));
    }

    default DoubleStream limit(long count) {
        return unboxed(boxed().limit(count));
    }

    default DoubleStream skip(long count) {
        return unboxed(boxed().skip(count));
    }

    default DoubleStream sorted() {
        return unboxed(boxed().sorted());
    }

    default DoubleStream distinct() {
        return unboxed(boxed().distinct());
    }

    default void forEach(DoubleConsumer action) {
        for (Iterator<Double> i = iterator(); i.hasNext();) {
            action.accept(i.next());
        }
    }

    default double[] toArray() {
        List<Double> all = boxed().collect(Collectors.toList());
        double[] values = new double[all.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = all.get(i);
        }
        return values;
    }

    default double sum() {
        return reduce(0, (a, b) -> a + b);
    }

    default long count() {
        return boxed().count();
    }

    default double reduce(double start, DoubleBinaryOperator operator) {
        double result = start;
        for (Iterator<Double> i = iterator(); i.hasNext();) {
            result = operator.applyAsDouble(result, i.next());
        }
        return result;
    }

    default OptionalDouble reduce(DoubleBinaryOperator operator) {
        Iterator<Double> i = iterator();
        if (!i.hasNext()) {
            return OptionalDouble.empty();
        }
        double result = i.next();
        while (i.hasNext()) {
            result = operator.applyAsDouble(result, i.next());
        }
        return OptionalDouble.of(result);
    }

    default OptionalDouble min() {
        return reduce((DoubleBinaryOperator) Math::min);
    }

    default OptionalDouble max() {
        return reduce((DoubleBinaryOperator) Math::max);
    }

    default OptionalDouble average() {
        double sum = 0;
        long count = 0;
        for (Iterator<Double> i = iterator(); i.hasNext();) {
            sum += i.next();
            count++;
        }
        return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / count);
    }

    default boolean anyMatch(DoublePredicate predicate) {
        return boxed().anyMatch(predicate::test);
    }

    default boolean allMatch(DoublePredicate predicate) {
        return boxed().allMatch(predicate::test);
    }

    default boolean noneMatch(DoublePredicate predicate) {
        return boxed().noneMatch(predicate::test);
    }

    default OptionalDouble findFirst() {
        Iterator<Double> i = iterator();
        return i.hasNext() ? OptionalDouble.of(i.next()) : OptionalDouble.empty();
    }
}
