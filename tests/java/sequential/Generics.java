import java.util.*;
import java.util.function.*;
public class Generics {
    interface Monoid<T> { T zero(); T plus(T a, T b); default T sum(Iterable<T> xs) { T r = zero(); for (T x : xs) r = plus(r, x); return r; } }
    static final Monoid<Integer> INTS = new Monoid<>() { public Integer zero() { return 0; } public Integer plus(Integer a, Integer b) { return a + b; } };
    static final Monoid<String> TEXT = new Monoid<>() { public String zero() { return ""; } public String plus(String a, String b) { return a + b; } };
    static abstract class Animal implements Comparable<Animal> { abstract String name(); public int compareTo(Animal o) { return name().compareTo(o.name()); } public String toString() { return name(); } }
    static class Cat extends Animal { String name() { return "cat"; } Cat self() { return this; } }
    static class Dog extends Animal { final String n; Dog(String n) { this.n = n; } String name() { return "dog " + n; } }
    static class Box<T> { private T v; Box(T v) { this.v = v; } T get() { return v; } <R> Box<R> map(Function<? super T, ? extends R> f) { return new Box<>(f.apply(v)); } static <A, B> Box<B> lift(Box<A> b, Function<A, B> f) { return b.map(f); } public boolean equals(Object o) { return o instanceof Box<?> b && Objects.equals(v, b.v); } public int hashCode() { return Objects.hashCode(v); } }
    static class IntBox extends Box<Integer> { IntBox(int v) { super(v); } @Override Integer get() { return super.get() + 1; } }
    static <T> void swap(T[] a, int i, int j) { T t = a[i]; a[i] = a[j]; a[j] = t; }
    static double total(Collection<? extends Number> ns) { double t = 0; for (Number n : ns) t += n.doubleValue(); return t; }
    static void fill(List<? super Integer> out) { for (int i = 0; i < 3; i++) out.add(i); }
    @SafeVarargs static <T> List<T> listOf(T... xs) { return new ArrayList<>(Arrays.asList(xs)); }
    public static void main(String[] args) {
        System.out.println(INTS.sum(List.of(1, 2, 3)) + TEXT.sum(List.of("a", "b")));
        List<Animal> zoo = listOf(new Dog("z"), new Cat(), new Dog("a"));
        Collections.sort(zoo); System.out.println(zoo + " " + Collections.max(zoo));
        System.out.println(new Box<>(3).map(x -> x * 2.5).map(Object::toString).get() + Box.lift(new Box<>("q"), String::length).get());
        Box<Integer> b = new IntBox(4); System.out.println(b.get() + " " + b.equals(new Box<>(4)) + " " + new HashSet<>(List.of(new Box<>("x"))).contains(new Box<>("x")));
        Integer[] a = {1, 2, 3}; swap(a, 0, 2); System.out.println(Arrays.toString(a));
        List<Number> ns = new ArrayList<>(); fill(ns); ns.add(2.5); System.out.println(total(ns) + " " + ns);
        List<Object> os = new ArrayList<>(); fill(os); os.add("s"); System.out.println(os);
        try { List raw = new ArrayList<String>(); raw.add(1); List<String> ss = raw; String s = ss.get(0); } catch (ClassCastException e) { System.out.println("heap pollution"); }
        Map<String, List<Integer>> multi = new TreeMap<>(); for (int i = 0; i < 6; i++) multi.computeIfAbsent(i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i); System.out.println(multi);
        BiFunction<Integer, Integer, Integer> add = Integer::sum; System.out.println(add.andThen(x -> "r" + x).apply(2, 3));
        Supplier<Supplier<Integer>> s = () -> { int[] c = {0}; return () -> ++c[0]; }; Supplier<Integer> counter = s.get(); counter.get(); System.out.println(counter.get() + s.get().get());
        Optional<Animal> first = zoo.stream().filter(x -> x instanceof Cat).findFirst(); System.out.println(first.map(Animal::name).orElse("none"));
        Iterator<Integer> it = new ArrayList<>(List.of(1, 2, 3)).listIterator(); int t = 0; while (it.hasNext()) t += it.next(); System.out.println(t);
    }
}
