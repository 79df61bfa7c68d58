package java.util;

public class EnumSet<E extends Enum<E>> extends TreeSet<E> {
    private EnumSet() {
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        return new EnumSet<>();
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        EnumSet<E> set = new EnumSet<>();
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
        EnumSet<E> set = new EnumSet<>();
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
}
