package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.DoubleSummaryStatistics;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** Over a stream of boxes. */
public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    interface Builder extends DoubleConsumer {
        default Builder add(double element) {
            accept(element);
            return this;
        }

        DoubleStream build();
    }

    @FunctionalInterface
    interface DoubleMapMultiConsumer {
        void accept(double value, DoubleConsumer down);
    }

    Stream<Double> boxed();

    static DoubleStream unboxed(Stream<Double> stream) {
        return () -> stream;
    }

    static Builder builder() {
        List<Double> all = new ArrayList<>();
        return new Builder() {
            public void accept(double element) {
                all.add(element);
            }

            public DoubleStream build() {
                return unboxed(all.stream());
            }
        };
    }

    static DoubleStream of(double value) {
        return unboxed(Stream.<Double>of(value));
    }

    static DoubleStream of(double... values) {
        return unboxed(new Pipe<>(() -> new Iterator<Double>() {
            private int next;

            public boolean hasNext() {
                return next < values.length;
            }

            public Double next() {
                return values[next++];
            }
        }, false));
    }

    static DoubleStream empty() {
        return unboxed(Stream.<Double>empty());
    }

    static DoubleStream iterate(double seed, DoubleUnaryOperator step) {
        return unboxed(Stream.<Double>iterate(seed, step::applyAsDouble));
    }

    static DoubleStream iterate(double seed, DoublePredicate goesOn, DoubleUnaryOperator step) {
        return unboxed(Stream.<Double>iterate(seed, goesOn::test, step::applyAsDouble));
    }

    static DoubleStream generate(DoubleSupplier supplier) {
        return unboxed(Stream.<Double>generate(supplier::getAsDouble));
    }

    static DoubleStream concat(DoubleStream a, DoubleStream b) {
        return unboxed(Stream.concat(a.boxed(), b.boxed()));
    }

    default boolean isParallel() {
        return boxed().isParallel();
    }

    default DoubleStream parallel() {
        boxed().parallel();
        return this;
    }

    default DoubleStream sequential() {
        boxed().sequential();
        return this;
    }

    default DoubleStream unordered() {
        return this;
    }

    default DoubleStream onClose(Runnable action) {
        boxed().onClose(action);
        return this;
    }

    default void close() {
        boxed().close();
    }

    default PrimitiveIterator.OfDouble iterator() {
        Iterator<Double> all = boxed().iterator();
        return new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return all.hasNext();
            }

            public double nextDouble() {
                return all.next();
            }
        };
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
        return IntStream.unboxed(boxed().<Integer>map(function::applyAsInt));
    }

    default LongStream mapToLong(DoubleToLongFunction function) {
        return LongStream.unboxed(boxed().<Long>map(function::applyAsLong));
    }

    default DoubleStream flatMap(DoubleFunction<? extends DoubleStream> function) {
        return unboxed(boxed().<Double>flatMap(value -> function.apply(value).boxed()));
    }

    default DoubleStream mapMulti(DoubleMapMultiConsumer function) {
        return unboxed(boxed().<Double>mapMulti((value, down) -> function.accept(value, (DoubleConsumer) down::accept)));
    }

    default DoubleStream peek(DoubleConsumer action) {
        return unboxed(boxed().peek(action::accept));
    }

    default DoubleStream limit(long most) {
        return unboxed(boxed().limit(most));
    }

    default DoubleStream skip(long count) {
        return unboxed(boxed().skip(count));
    }

    default DoubleStream takeWhile(DoublePredicate predicate) {
        return unboxed(boxed().takeWhile(predicate::test));
    }

    default DoubleStream dropWhile(DoublePredicate predicate) {
        return unboxed(boxed().dropWhile(predicate::test));
    }

    default DoubleStream sorted() {
        return unboxed(boxed().sorted());
    }

    default DoubleStream distinct() {
        return unboxed(boxed().distinct());
    }

    default void forEach(DoubleConsumer action) {
        boxed().forEach(action::accept);
    }

    default void forEachOrdered(DoubleConsumer action) {
        boxed().forEachOrdered(action::accept);
    }

    default double[] toArray() {
        Object[] all = boxed().toArray();
        double[] values = new double[all.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = (Double) all[i];
        }
        return values;
    }

    default <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        return boxed().collect(supplier, (into, value) -> accumulator.accept(into, value), combiner);
    }

    default double sum() {
        return summaryStatistics().getSum();
    }

    default long count() {
        return boxed().count();
    }

    default double reduce(double start, DoubleBinaryOperator operator) {
        return boxed().reduce(start, (a, b) -> operator.applyAsDouble(a, b));
    }

    default OptionalDouble reduce(DoubleBinaryOperator operator) {
        return boxed().reduce((a, b) -> operator.applyAsDouble(a, b))
            .map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    default OptionalDouble min() {
        return reduce((DoubleBinaryOperator) Math::min);
    }

    default OptionalDouble max() {
        return reduce((DoubleBinaryOperator) Math::max);
    }

    default DoubleSummaryStatistics summaryStatistics() {
        return collect(DoubleSummaryStatistics::new, DoubleSummaryStatistics::accept, DoubleSummaryStatistics::combine);
    }

    default OptionalDouble average() {
        DoubleSummaryStatistics all = summaryStatistics();
        return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
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
        return boxed().findFirst().map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    default OptionalDouble findAny() {
        return boxed().findAny().map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }
}
