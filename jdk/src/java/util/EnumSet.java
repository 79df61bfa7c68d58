package java.util;

public class EnumSet<E extends Enum<E>> extends TreeSet<E> {
    private final Class<E> type;

    private EnumSet(Class<E> type) {
        this.type = type;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        return new EnumSet<>(type);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        EnumSet<E> set = new EnumSet<>(type);
        Collections.addAll(set, type.getEnumConstants());
        return set;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = of(first);
        Collections.addAll(set, rest);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first) {
        EnumSet<E> set = new EnumSet<>(first.getDeclaringClass());
        set.add(first);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second) {
        EnumSet<E> set = of(first);
        set.add(second);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third) {
        EnumSet<E> set = of(first, second);
        set.add(third);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth) {
        EnumSet<E> set = of(first, second, third);
        set.add(fourth);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth, E fifth) {
        EnumSet<E> set = of(first, second, third, fourth);
        set.add(fifth);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> other) {
        return other.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> other) {
        if (other instanceof EnumSet) {
            return ((EnumSet<E>) other).clone();
        }
        if (other.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        EnumSet<E> set = noneOf(other.iterator().next().getDeclaringClass());
        set.addAll(other);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> set = noneOf(from.getDeclaringClass());
        for (E constant : from.getDeclaringClass().getEnumConstants()) {
            if (constant.compareTo(from) >= 0 && constant.compareTo(to) <= 0) {
                set.add(constant);
            }
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> other) {
        EnumSet<E> set = allOf(other.type);
        set.removeAll(other);
        return set;
    }

    public EnumSet<E> clone() {
        EnumSet<E> set = noneOf(type);
        set.addAll(this);
        return set;
    }
}
