package java.util.stream;

import fencepost.Runtime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Elements of a source pass stages one by one: on the calling thread, or in parallel in pieces. */
final class Pipe<T> implements Stream<T> {
    /** More elements than anybody checks a program with. */
    private static final int MOST = 1 << 16;

    /** What all streams of a pipeline share. */
    private static final class Shared {
        boolean parallel;
        ArrayList<Runnable> closing;
    }

    private final Supplier<? extends Iterator<?>> source;
    private final Stage[] stages;
    private final Shared shared;
    private boolean used;

    Pipe(Supplier<? extends Iterator<?>> source, boolean parallel) {
        this(source, new Stage[0], new Shared());
        shared.parallel = parallel;
    }

    private Pipe(Supplier<? extends Iterator<?>> source, Stage[] stages, Shared shared) {
        this.source = source;
        this.stages = stages;
        this.shared = shared;
    }

    private void use() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
    }

    private <R> Stream<R> with(Stage stage) {
        use();
        Stage[] more = Arrays.copyOf(stages, stages.length + 1);
        more[stages.length] = stage;
        return new Pipe<>(source, more, shared);
    }

    /** A stream over what comes out of this one, for a step that looks at more than one element. */
    private <R> Stream<R> after(Function<Iterator<T>, Iterator<R>> step) {
        use();
        return new Pipe<>(() -> step.apply(evaluate()), new Stage[0], shared);
    }

    private Consumer<Object> chain(Consumer<Object> end) {
        Consumer<Object> down = end;
        for (int i = stages.length - 1; i >= 0; i--) {
            Stage stage = stages[i];
            Consumer<Object> next = down;
            down = element -> stage.push(element, next);
        }
        return down;
    }

    private List<Object> sourceElements() {
        List<Object> all = new ArrayList<>();
        for (Iterator<?> i = source.get(); i.hasNext();) {
            if (all.size() == MOST) {
                Runtime.refuse("a parallel stream with more than 65536 elements is not modelled");
            }
            all.add(i.next());
        }
        return all;
    }

    /** A piece of the elements on its way into a container of its own. */
    private static final class Piece<A> implements Supplier<A> {
        private final Supplier<A> supplier;
        private final Object[] elements;
        /** For pieces that are divided on: how containers become one. */
        private final BinaryOperator<A> combiner;
        private Consumer<Object> chain;
        private A into;

        Piece(Supplier<A> supplier, Object[] elements, BinaryOperator<A> combiner) {
            this.supplier = supplier;
            this.elements = elements;
            this.combiner = combiner;
        }

        public A get() {
            return get(0, elements.length);
        }

        private A get(int low, int high) {
            if (combiner != null && high - low > 1) {
                int middle = (low + high) >>> 1;
                A left = get(low, middle);
                return combiner.apply(left, get(middle, high));
            }
            into = supplier.get();
            for (int i = low; i < high; i++) {
                chain.accept(elements[i]);
            }
            return into;
        }
    }

    /**
     * Runs the stages in parallel: every piece fills a container of its own, or with a combiner one for
     * each element.
     */
    private <A> List<A> inParallel(
            List<Object> elements, Supplier<A> supplier, BiConsumer<A, ? super T> accumulator,
            BinaryOperator<A> combiner) {
        return Pieces.<A>run(Pieces.count(elements), index -> {
            Piece<A> piece = new Piece<>(supplier, Pieces.part(elements, index), combiner);
            piece.chain = chain(element -> accumulator.accept(piece.into, Pipe.<T>cast(element)));
            return piece;
        });
    }

    private <A> List<A> inParallel(Supplier<A> supplier, BiConsumer<A, ? super T> accumulator) {
        return inParallel(sourceElements(), supplier, accumulator, null);
    }

    @SuppressWarnings("unchecked")
    private static <X> X cast(Object object) {
        return (X) object;
    }

    /** What comes out, in the order of the source. */
    private Iterator<T> evaluate() {
        if (shared.parallel) {
            List<T> all = new ArrayList<>();
            for (List<T> piece : this.<List<T>>inParallel(ArrayList::new, List::add)) {
                all.addAll(piece);
            }
            return all.iterator();
        }
        Iterator<Object> elements = Pipe.<Iterator<Object>>cast(source.get());
        for (Stage stage : stages) {
            elements = stage.pull(elements);
        }
        return Pipe.<Iterator<T>>cast(elements);
    }

    public Iterator<T> iterator() {
        use();
        return evaluate();
    }

    public boolean isParallel() {
        return shared.parallel;
    }

    public Stream<T> parallel() {
        shared.parallel = true;
        return this;
    }

    public Stream<T> sequential() {
        shared.parallel = false;
        return this;
    }

    public Stream<T> unordered() {
        return this;
    }

    public Stream<T> onClose(Runnable action) {
        if (shared.closing == null) {
            shared.closing = new ArrayList<>();
        }
        shared.closing.add(action);
        return this;
    }

    public void close() {
        ArrayList<Runnable> actions = shared.closing;
        shared.closing = null;
        if (actions != null) {
            for (Runnable action : actions) {
                action.run();
            }
        }
    }

    public Stream<T> filter(Predicate<? super T> predicate) {
        java.util.Objects.requireNonNull(predicate);
        return with(new Stage() {
            void push(Object element, Consumer<Object> down) {
                if (predicate.test(Pipe.<T>cast(element))) {
                    down.accept(element);
                }
            }
        });
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> function) {
        java.util.Objects.requireNonNull(function);
        return with(new Stage() {
            void push(Object element, Consumer<Object> down) {
                down.accept(function.apply(Pipe.<T>cast(element)));
            }
        });
    }

    public Stream<T> peek(Consumer<? super T> action) {
        return with(new Stage() {
            void push(Object element, Consumer<Object> down) {
                action.accept(Pipe.<T>cast(element));
                down.accept(element);
            }
        });
    }

    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> function) {
        return with(new Stage() {
            void push(Object element, Consumer<Object> down) {
                function.accept(Pipe.<T>cast(element), (Consumer<R>) down::accept);
            }
        });
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function) {
        return with(new Stage() {
            void push(Object element, Consumer<Object> down) {
                Stream<? extends R> inner = function.apply(Pipe.<T>cast(element));
                if (inner != null) {
                    inner.sequential().forEach(down);
                    inner.close();
                }
            }

            /** Inner streams may be endless. */
            Iterator<Object> pull(Iterator<Object> elements) {
                return new Pull<Object>() {
                    private Stream<? extends R> stream;
                    private Iterator<? extends R> inner;

                    void advance() {
                        while (true) {
                            if (inner != null && inner.hasNext()) {
                                give(inner.next());
                                return;
                            }
                            if (stream != null) {
                                stream.close();
                            }
                            inner = null;
                            if (!elements.hasNext()) {
                                return;
                            }
                            stream = function.apply(Pipe.<T>cast(elements.next()));
                            inner = stream == null ? null : stream.iterator();
                        }
                    }
                };
            }
        });
    }

    public Stream<T> limit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
        return after(elements -> new Pull<T>() {
            private long left = most;

            void advance() {
                if (left > 0 && elements.hasNext()) {
                    left--;
                    give(elements.next());
                }
            }
        });
    }

    public Stream<T> skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        return after(elements -> new Pull<T>() {
            private long left = count;

            void advance() {
                for (; left > 0 && elements.hasNext(); left--) {
                    elements.next();
                }
                if (elements.hasNext()) {
                    give(elements.next());
                }
            }
        });
    }

    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        return after(elements -> new Pull<T>() {
            private boolean over;

            void advance() {
                if (!over && elements.hasNext()) {
                    T element = elements.next();
                    over = !predicate.test(element);
                    if (!over) {
                        give(element);
                    }
                }
            }
        });
    }

    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        return after(elements -> new Pull<T>() {
            private boolean begun;

            void advance() {
                while (elements.hasNext()) {
                    T element = elements.next();
                    begun = begun || !predicate.test(element);
                    if (begun) {
                        give(element);
                        return;
                    }
                }
            }
        });
    }

    public Stream<T> distinct() {
        return after(elements -> new Pull<T>() {
            private final Set<T> seen = new LinkedHashSet<>();

            void advance() {
                while (elements.hasNext()) {
                    T element = elements.next();
                    if (seen.add(element)) {
                        give(element);
                        return;
                    }
                }
            }
        });
    }

    public Stream<T> sorted() {
        return sorted(null);
    }

    public Stream<T> sorted(Comparator<? super T> order) {
        return after(elements -> new Pull<T>() {
            private Iterator<T> sorted;

            void advance() {
                if (sorted == null) {
                    List<T> all = new ArrayList<>();
                    elements.forEachRemaining(all::add);
                    all.sort(order);
                    sorted = all.iterator();
                }
                if (sorted.hasNext()) {
                    give(sorted.next());
                }
            }
        });
    }

    public void forEach(Consumer<? super T> action) {
        java.util.Objects.requireNonNull(action);
        use();
        if (shared.parallel) {
            inParallel(() -> action, (into, element) -> action.accept(element));
        } else {
            evaluate().forEachRemaining(action);
        }
    }

    public void forEachOrdered(Consumer<? super T> action) {
        use();
        evaluate().forEachRemaining(action);
    }

    public <R, A> R collect(Collector<? super T, A, R> collector) {
        return collector.finisher().apply(
            gather(collector.supplier(), collector.accumulator(), collector.combiner(),
                !(collector.combiner() instanceof Steady)));
    }

    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        return gather(supplier, accumulator, (a, b) -> {
            combiner.accept(a, b);
            return a;
        }, true);
    }

    /** What the library combines: in whatever order, the result is the same. */
    private <A> A gather(Supplier<A> supplier, BiConsumer<A, ? super T> accumulator, BinaryOperator<A> combiner) {
        return gather(supplier, accumulator, combiner, false);
    }

    /**
     * What the program combines may depend on how the elements are divided, which is nowhere promised: into
     * pieces or further into single elements, and in any order of combining neighbours.
     */
    private <A> A gather(
            Supplier<A> supplier, BiConsumer<A, ? super T> accumulator, BinaryOperator<A> combiner, boolean any) {
        use();
        if (shared.parallel) {
            List<Object> elements = sourceElements();
            boolean single = any && elements.size() > Pieces.count(elements) && Runtime.choose(2) == 1;
            List<A> pieces = inParallel(elements, supplier, accumulator, single ? combiner : null);
            return pieces.isEmpty() ? supplier.get() : combine(pieces, 0, pieces.size(), combiner, any);
        }
        A into = supplier.get();
        for (Iterator<T> i = evaluate(); i.hasNext();) {
            accumulator.accept(into, i.next());
        }
        return into;
    }

    private static <A> A combine(List<A> pieces, int low, int high, BinaryOperator<A> combiner, boolean any) {
        if (high - low == 1) {
            return pieces.get(low);
        }
        int middle = any ? low + 1 + Runtime.choose(high - low - 1) : (low + high) >>> 1;
        A left = combine(pieces, low, middle, combiner, any);
        return combiner.apply(left, combine(pieces, middle, high, combiner, any));
    }

    public <U> U reduce(U start, BiFunction<U, ? super T, U> operator, BinaryOperator<U> combiner) {
        Object[] result = gather(() -> new Object[] {start},
            (into, element) -> into[0] = operator.apply(Pipe.<U>cast(into[0]), element),
            (a, b) -> {
                a[0] = combiner.apply(Pipe.<U>cast(a[0]), Pipe.<U>cast(b[0]));
                return a;
            }, !(combiner instanceof Steady));
        return Pipe.<U>cast(result[0]);
    }

    public T reduce(T start, BinaryOperator<T> operator) {
        return this.<T>reduce(start, (BiFunction<T, T, T>) operator, operator);
    }

    public Optional<T> reduce(BinaryOperator<T> operator) {
        List<T> result = this.<List<T>>gather(ArrayList::new, (into, element) -> {
            if (into.isEmpty()) {
                into.add(element);
            } else {
                into.set(0, operator.apply(into.get(0), element));
            }
        }, (a, b) -> {
            if (a.isEmpty()) {
                return b;
            }
            if (!b.isEmpty()) {
                a.set(0, operator.apply(a.get(0), b.get(0)));
            }
            return a;
        }, !(operator instanceof Steady));
        return result.isEmpty() ? Optional.empty() : Optional.of(result.get(0));
    }

    public Object[] toArray() {
        return toArray(Object[]::new);
    }

    public <A> A[] toArray(IntFunction<A[]> generator) {
        List<T> all = this.<List<T>>gather(ArrayList::new, List::add, (a, b) -> {
            a.addAll(b);
            return a;
        });
        A[] array = generator.apply(all.size());
        for (int i = 0; i < all.size(); i++) {
            array[i] = Pipe.<A>cast(all.get(i));
        }
        return array;
    }

    public List<T> toList() {
        return java.util.Collections.unmodifiableList(Arrays.asList(Pipe.<T[]>cast(toArray())));
    }

    public long count() {
        long[] sum = gather(() -> new long[1], (into, element) -> into[0]++, (a, b) -> {
            a[0] += b[0];
            return a;
        });
        return sum[0];
    }

    public boolean anyMatch(Predicate<? super T> predicate) {
        return filter(predicate).iterator().hasNext();
    }

    public Optional<T> findFirst() {
        Iterator<T> elements = iterator();
        return elements.hasNext() ? Optional.of(elements.next()) : Optional.empty();
    }

    /** Any of the elements, if several threads look for one. */
    public Optional<T> findAny() {
        if (!shared.parallel) {
            return findFirst();
        }
        List<T> all = toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(Runtime.choose(all.size())));
    }
}
