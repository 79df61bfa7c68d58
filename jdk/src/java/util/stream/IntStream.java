package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.IntSummaryStatistics;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** Over a stream of boxes. */
public interface IntStream extends BaseStream<Integer, IntStream> {
    interface Builder extends IntConsumer {
        default Builder add(int element) {
            accept(element);
            return this;
        }

        IntStream build();
    }

    @FunctionalInterface
    interface IntMapMultiConsumer {
        void accept(int value, IntConsumer down);
    }

    Stream<Integer> boxed();

    static IntStream unboxed(Stream<Integer> stream) {
        return () -> stream;
    }

    static Builder builder() {
        List<Integer> all = new ArrayList<>();
        return new Builder() {
            public void accept(int element) {
                all.add(element);
            }

            public IntStream build() {
                return unboxed(all.stream());
            }
        };
    }

    static IntStream of(int value) {
        return unboxed(Stream.<Integer>of(value));
    }

    static IntStream of(int... values) {
        return unboxed(new Pipe<>(() -> new Iterator<Integer>() {
            private int next;

            public boolean hasNext() {
                return next < values.length;
            }

            public Integer next() {
                return values[next++];
            }
        }, false));
    }

    static IntStream empty() {
        return unboxed(Stream.<Integer>empty());
    }

    static IntStream iterate(int seed, IntUnaryOperator step) {
        return unboxed(Stream.<Integer>iterate(seed, step::applyAsInt));
    }

    static IntStream iterate(int seed, IntPredicate goesOn, IntUnaryOperator step) {
        return unboxed(Stream.<Integer>iterate(seed, goesOn::test, step::applyAsInt));
    }

    static IntStream generate(IntSupplier supplier) {
        return unboxed(Stream.<Integer>generate(supplier::getAsInt));
    }

    static IntStream concat(IntStream a, IntStream b) {
        return unboxed(Stream.concat(a.boxed(), b.boxed()));
    }

    static IntStream range(int from, int to) {
        return unboxed(new Pipe<>(() -> new Iterator<Integer>() {
            private int next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Integer next() {
                return next++;
            }
        }, false));
    }

    static IntStream rangeClosed(int from, int to) {
        return to == Integer.MAX_VALUE ? concat(range(from, to), from > to ? empty() : of(to)) : range(from, to + 1);
    }

    default boolean isParallel() {
        return boxed().isParallel();
    }

    default IntStream parallel() {
        boxed().parallel();
        return this;
    }

    default IntStream sequential() {
        boxed().sequential();
        return this;
    }

    default IntStream unordered() {
        return this;
    }

    default IntStream onClose(Runnable action) {
        boxed().onClose(action);
        return this;
    }

    default void close() {
        boxed().close();
    }

    default PrimitiveIterator.OfInt iterator() {
        Iterator<Integer> all = boxed().iterator();
        return new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return all.hasNext();
            }

            public int nextInt() {
                return all.next();
            }
        };
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
        return LongStream.unboxed(boxed().<Long>map(function::applyAsLong));
    }

    default DoubleStream mapToDouble(IntToDoubleFunction function) {
        return DoubleStream.unboxed(boxed().<Double>map(function::applyAsDouble));
    }

    default LongStream asLongStream() {
        return mapToLong(value -> value);
    }

    default DoubleStream asDoubleStream() {
        return mapToDouble(value -> value);
    }

    default IntStream flatMap(IntFunction<? extends IntStream> function) {
        return unboxed(boxed().<Integer>flatMap(value -> function.apply(value).boxed()));
    }

    default IntStream mapMulti(IntMapMultiConsumer function) {
        return unboxed(boxed().<Integer>mapMulti((value, down) -> function.accept(value, (IntConsumer) down::accept)));
    }

    default IntStream peek(IntConsumer action) {
        return unboxed(boxed().peek(action::accept));
    }

    default IntStream limit(long most) {
        return unboxed(boxed().limit(most));
    }

    default IntStream skip(long count) {
        return unboxed(boxed().skip(count));
    }

    default IntStream takeWhile(IntPredicate predicate) {
        return unboxed(boxed().takeWhile(predicate::test));
    }

    default IntStream dropWhile(IntPredicate predicate) {
        return unboxed(boxed().dropWhile(predicate::test));
    }

    default IntStream sorted() {
        return unboxed(boxed().sorted());
    }

    default IntStream distinct() {
        return unboxed(boxed().distinct());
    }

    default void forEach(IntConsumer action) {
        boxed().forEach(action::accept);
    }

    default void forEachOrdered(IntConsumer action) {
        boxed().forEachOrdered(action::accept);
    }

    default int[] toArray() {
        Object[] all = boxed().toArray();
        int[] values = new int[all.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = (Integer) all[i];
        }
        return values;
    }

    default <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        return boxed().collect(supplier, (into, value) -> accumulator.accept(into, value), combiner);
    }

    default int sum() {
        return boxed().reduce(0, (BinaryOperator<Integer> & Steady) (a, b) -> a + b);
    }

    default long count() {
        return boxed().count();
    }

    default int reduce(int start, IntBinaryOperator operator) {
        return boxed().reduce(start, (a, b) -> operator.applyAsInt(a, b));
    }

    default OptionalInt reduce(IntBinaryOperator operator) {
        return boxed().reduce((a, b) -> operator.applyAsInt(a, b))
            .map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    default OptionalInt min() {
        return boxed().reduce((BinaryOperator<Integer> & Steady) Math::min)
            .map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    default OptionalInt max() {
        return boxed().reduce((BinaryOperator<Integer> & Steady) Math::max)
            .map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    default IntSummaryStatistics summaryStatistics() {
        return collect(IntSummaryStatistics::new, IntSummaryStatistics::accept, IntSummaryStatistics::combine);
    }

    default OptionalDouble average() {
        IntSummaryStatistics all = summaryStatistics();
        return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
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
        return boxed().findFirst().map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    default OptionalInt findAny() {
        return boxed().findAny().map(OptionalInt::of).orElse(OptionalInt.empty());
    }
}
