package java.util;

public interface Set<E> extends Collection<E> {
    static <E> Set<E> of() {
        return Collections.fixedSet(new Object[] {});
    }

    static <E> Set<E> of(E e1) {
        return Collections.fixedSet(new Object[] {e1});
    }

    static <E> Set<E> of(E e1, E e2) {
        return Collections.fixedSet(new Object[] {e1, e2});
    }

    static <E> Set<E> of(E e1, E e2, E e3) {
        return Collections.fixedSet(new Object[] {e1, e2, e3});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return Collections.fixedSet(new Object[] {e1, e2, e3, e4});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return Collections.fixedSet(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return Collections.fixedSet(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    @SafeVarargs
    static <E> Set<E> of(E... elements) {
        return Collections.fixedSet(elements);
    }

    static <E> Set<E> copyOf(Collection<? extends E> other) {
        return Collections.fixedSet(new LinkedHashSet<>(other).toArray());
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return Collections.fixedSet(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return Collections.fixedSet(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return Collections.fixedSet(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return Collections.fixedSet(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }
}
