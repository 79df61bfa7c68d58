package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.LongSummaryStatistics;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** Over a stream of boxes. */
public interface LongStream extends BaseStream<Long, LongStream> {
    interface Builder extends LongConsumer {
        default Builder add(long element) {
            accept(element);
            return this;
        }

        LongStream build();
    }

    @FunctionalInterface
    interface LongMapMultiConsumer {
        void accept(long value, LongConsumer down);
    }

    Stream<Long> boxed();

    static LongStream unboxed(Stream<Long> stream) {
        return () -> stream;
    }

    static Builder builder() {
        List<Long> all = new ArrayList<>();
        return new Builder() {
            public void accept(long element) {
                all.add(element);
            }

            public LongStream build() {
                return unboxed(all.stream());
            }
        };
    }

    static LongStream of(long value) {
        return unboxed(Stream.<Long>of(value));
    }

    static LongStream of(long... values) {
        return unboxed(new Pipe<>(() -> new Iterator<Long>() {
            private int next;

            public boolean hasNext() {
                return next < values.length;
            }

            public Long next() {
                return values[next++];
            }
        }, false));
    }

    static LongStream empty() {
        return unboxed(Stream.<Long>empty());
    }

    static LongStream iterate(long seed, LongUnaryOperator step) {
        return unboxed(Stream.<Long>iterate(seed, step::applyAsLong));
    }

    static LongStream iterate(long seed, LongPredicate goesOn, LongUnaryOperator step) {
        return unboxed(Stream.<Long>iterate(seed, goesOn::test, step::applyAsLong));
    }

    static LongStream generate(LongSupplier supplier) {
        return unboxed(Stream.<Long>generate(supplier::getAsLong));
    }

    static LongStream concat(LongStream a, LongStream b) {
        return unboxed(Stream.concat(a.boxed(), b.boxed()));
    }

    static LongStream range(long from, long to) {
        return unboxed(new Pipe<>(() -> new Iterator<Long>() {
            private long next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Long next() {
                return next++;
            }
        }, false));
    }

    static LongStream rangeClosed(long from, long to) {
        return to == Long.MAX_VALUE ? concat(range(from, to), from > to ? empty() : of(to)) : range(from, to + 1);
    }

    default boolean isParallel() {
        return boxed().isParallel();
    }

    default LongStream parallel() {
        boxed().parallel();
        return this;
    }

    default LongStream sequential() {
        boxed().sequential();
        return this;
    }

    default LongStream unordered() {
        return this;
    }

    default LongStream onClose(Runnable action) {
        boxed().onClose(action);
        return this;
    }

    default void close() {
        boxed().close();
    }

    default PrimitiveIterator.OfLong iterator() {
        Iterator<Long> all = boxed().iterator();
        return new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return all.hasNext();
            }

            public long nextLong() {
                return all.next();
            }
        };
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
        return IntStream.unboxed(boxed().<Integer>map(function::applyAsInt));
    }

    default DoubleStream mapToDouble(LongToDoubleFunction function) {
        return DoubleStream.unboxed(boxed().<Double>map(function::applyAsDouble));
    }

    default DoubleStream asDoubleStream() {
        return mapToDouble(value -> value);
    }

    default LongStream flatMap(LongFunction<? extends LongStream> function) {
        return unboxed(boxed().<Long>flatMap(value -> function.apply(value).boxed()));
    }

    default LongStream mapMulti(LongMapMultiConsumer function) {
        return unboxed(boxed().<Long>mapMulti((value, down) -> function.accept(value, (LongConsumer) down::accept)));
    }

    default LongStream peek(LongConsumer action) {
        return unboxed(boxed().peek(action::accept));
    }

    default LongStream limit(long most) {
        return unboxed(boxed().limit(most));
    }

    default LongStream skip(long count) {
        return unboxed(boxed().skip(count));
    }

    default LongStream takeWhile(LongPredicate predicate) {
        return unboxed(boxed().takeWhile(predicate::test));
    }

    default LongStream dropWhile(LongPredicate predicate) {
        return unboxed(boxed().dropWhile(predicate::test));
    }

    default LongStream sorted() {
        return unboxed(boxed().sorted());
    }

    default LongStream distinct() {
        return unboxed(boxed().distinct());
    }

    default void forEach(LongConsumer action) {
        boxed().forEach(action::accept);
    }

    default void forEachOrdered(LongConsumer action) {
        boxed().forEachOrdered(action::accept);
    }

    default long[] toArray() {
        Object[] all = boxed().toArray();
        long[] values = new long[all.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = (Long) all[i];
        }
        return values;
    }

    default <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        return boxed().collect(supplier, (into, value) -> accumulator.accept(into, value), combiner);
    }

    default long sum() {
        return boxed().reduce(0L, (BinaryOperator<Long> & Steady) (a, b) -> a + b);
    }

    default long count() {
        return boxed().count();
    }

    default long reduce(long start, LongBinaryOperator operator) {
        return boxed().reduce(start, (a, b) -> operator.applyAsLong(a, b));
    }

    default OptionalLong reduce(LongBinaryOperator operator) {
        return boxed().reduce((a, b) -> operator.applyAsLong(a, b))
            .map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    default OptionalLong min() {
        return boxed().reduce((BinaryOperator<Long> & Steady) Math::min)
            .map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    default OptionalLong max() {
        return boxed().reduce((BinaryOperator<Long> & Steady) Math::max)
            .map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    default LongSummaryStatistics summaryStatistics() {
        return collect(LongSummaryStatistics::new, LongSummaryStatistics::accept, LongSummaryStatistics::combine);
    }

    default OptionalDouble average() {
        LongSummaryStatistics all = summaryStatistics();
        return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
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
        return boxed().findFirst().map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    default OptionalLong findAny() {
        return boxed().findAny().map(OptionalLong::of).orElse(OptionalLong.empty());
    }
}
