import java.util.*;
import java.util.function.*;
public class Lambdas {
    interface Tri<A, B, C, R> { R apply(A a, B b, C c); }
    final int base = 10;
    int add(int x) { return base + x; }
    static int twice(int x) { return 2 * x; }
    IntUnaryOperator bound() { return this::add; }
    static <T, R> List<R> map(List<T> list, Function<? super T, ? extends R> f) { List<R> out = new ArrayList<>(); for (T t : list) out.add(f.apply(t)); return out; }
    public static void main(String[] args) {
        Supplier<String> s = () -> "supplied";
        Function<Integer, Integer> inc = x -> x + 1;
        BiFunction<Integer, Integer, Integer> mul = (a, b) -> a * b;
        IntBinaryOperator max = Math::max;
        Function<String, Integer> length = String::length;
        Function<Integer, int[]> make = int[]::new;
        Supplier<List<String>> ctor = ArrayList::new;
        Function<String, StringBuilder> builder = StringBuilder::new;
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(s.get() + inc.apply(4) + mul.apply(3, 4) + max.applyAsInt(3, 9) + length.apply("four") + make.apply(3).length + ctor.get() + builder.apply("sb").append("!") + up.apply("up"));
        System.out.println(inc.andThen(inc).compose(inc).apply(0) + " " + Function.<Integer>identity().apply(5));
        System.out.println(new Lambdas().bound().applyAsInt(5) + " " + ((IntUnaryOperator) Lambdas::twice).applyAsInt(4));
        int captured = 7;
        long wide = 1L << 35;
        Tri<Integer, String, Double, String> tri = (a, b, c) -> a + b + c + captured + wide;
        System.out.println(tri.apply(1, "b", 2.5));
        System.out.println(map(Arrays.asList("x", "yy", "zzz"), String::length));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().and(x -> x.length() > 1).or(x -> x.equals("q")).test("q"));
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) { int k = i; rs[i] = () -> System.out.print(k + " "); }
        for (Runnable r : rs) r.run();
        System.out.println();
        Comparator<String> byLength = Comparator.comparing(String::length);
        List<String> words = new ArrayList<>(List.of("pear", "fig", "banana", "kiwi"));
        words.sort(byLength.thenComparing(Comparator.reverseOrder()));
        System.out.println(words);
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("marker");
        System.out.println(o instanceof java.io.Serializable);
        ((Runnable) o).run();
        ToLongFunction<Integer> widen = x -> x;
        System.out.println(widen.applyAsLong(5));
        Callable c = () -> 42;
        System.out.println(c.call());
        BiFunction<Lambdas, Integer, Integer> unbound = Lambdas::add;
        System.out.println(unbound.apply(new Lambdas(), 1));
        Supplier<Supplier<String>> nested = () -> () -> "nested" + captured;
        System.out.println(nested.get().get());
        char ch = 'x';
        Supplier<Object> boxed = () -> ch;
        System.out.println(boxed.get());
    }
    interface Callable { Object call(); }
}
