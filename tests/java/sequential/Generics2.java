import java.util.*;
import java.util.function.*;

public class Generics2 {
    static class Pair<A extends Comparable<A>, B> {
        final A a;
        final B b;
        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }
        <C> Pair<A, C> with(C c) {
            return new Pair<>(a, c);
        }
        static <T extends Comparable<T>> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }
        public String toString() {
            return "<" + a + "," + b + ">";
        }
    }
    static <T> void swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
    static double sum(Collection<? extends Number> c) {
        double s = 0;
        for (Number n : c) s += n.doubleValue();
        return s;
    }
    static void fill(List<? super Integer> l) {
        for (int i = 0; i < 3; i++) l.add(i);
    }
    @SafeVarargs static <T> List<T> listOf(T... ts) {
        return new ArrayList<>(Arrays.asList(ts));
    }
    static <K, V extends Comparable<V>> K argMax(Map<K, V> m) {
        return m.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse(null);
    }
    static class Registry {
        private final Map<Class<?>, Object> m = new HashMap<>();
        <T> void put(Class<T> k, T v) {
            m.put(k, v);
        }
        <T> T get(Class<T> k) {
            return k.cast(m.get(k));
        }
    }
    static abstract class Shape<S extends Shape<S>> {
        int w;
        abstract S self();
        S width(int w) {
            this.w = w;
            return self();
        }
    }
    static class Box extends Shape<Box> {
        int h;
        Box self() {
            return this;
        }
        Box height(int h) {
            this.h = h;
            return this;
        }
    }
    public static void main(String[] args) {
        System.out.println(new Pair<>(1, "x").with(2.5) + " " + Pair.twin("t"));
        Integer[] a = {1, 2, 3};
        swap(a, 0, 2);
        System.out.println(Arrays.toString(a) + sum(List.of(1, 2.5, 3L)));
        List<Number> ns = new ArrayList<>();
        fill(ns);
        List<Object> os = new ArrayList<>();
        fill(os);
        System.out.println(ns + "" + os + listOf("a", "b") + listOf().size());
        System.out.println(argMax(Map.of("x", 3, "y", 9)) + argMax(new HashMap<String, Integer>()));
        Registry r = new Registry();
        r.put(String.class, "s");
        r.put(Integer.class, 5);
        System.out.println(r.get(String.class).length() + r.get(Integer.class));
        Box b = new Box().width(3).height(4);
        System.out.println(b.w * b.h);
        Function<Object, String> f = Object::toString;
        Function<? super Integer, ? extends CharSequence> g = f;
        System.out.println(g.apply(12).length());
    }
}
