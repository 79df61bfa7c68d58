import java.util.*;
import java.util.function.*;

public class LazyMemo {
    static class Memo<K, V> implements Function<K, V> {
        private final Map<K, V> cache = new HashMap<>();
        private final Function<K, V> f;
        int misses;
        Memo(Function<K, V> f) {
            this.f = f;
        }
        public V apply(K k) {
            if (!cache.containsKey(k)) {
                misses++;
                cache.put(k, f.apply(k));
            }
            return cache.get(k);
        }
    }
    static Memo<Integer, Long> fib;
    static <T> Supplier<T> lazy(Supplier<T> s) {
        return new Supplier<>() {
            T v;
            boolean done;
            public T get() {
                if (!done) {
                    v = s.get();
                    done = true;
                }
                return v;
            }
        };
    }
    public static void main(String[] args) {
        fib = new Memo<>(n -> n < 2 ? (long) n : fib.apply(n - 1) + fib.apply(n - 2));
        System.out.println(fib.apply(50) + " " + fib.misses);
        int[] calls = {0};
        Supplier<String> l = lazy(() -> "made" + ++calls[0]);
        System.out.println(l.get() + l.get() + calls[0]);
        Function<Integer, Integer> f = x -> x + 1;
        for (int i = 0; i < 3; i++) f = f.andThen(x -> x * 2);
        System.out.println(f.apply(1));
        BiFunction<Integer, Integer, Integer> g = Math::floorMod;
        System.out.println(g.apply(-7, 3));
        ToIntFunction<String> len = String::length;
        System.out.println(len.applyAsInt("four"));
        IntPredicate even = i -> i % 2 == 0;
        System.out.println(even.negate().test(3) + " " + IntUnaryOperator.identity().applyAsInt(9));
    }
}
