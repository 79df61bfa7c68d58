import java.util.*;
import java.util.function.*;

public class Interop {
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) {
        List<R> r = new ArrayList<>();
        for (T t : l) r.add(f.apply(t));
        return r;
    }

    static <T> T fold(List<? extends T> l, T z, BinaryOperator<T> f) {
        T a = z;
        for (T t : l) a = f.apply(a, t);
        return a;
    }

    static int apply(IntBinaryOperator op, int a, int b) {
        return op.applyAsInt(a, b);
    }

    static String kind(Object o) {
        if (o instanceof Integer i) return "int " + (i + 1);
        if (o instanceof String s && !s.isEmpty()) return "str " + s.length();
        if (o instanceof int[] a) return "arr " + a.length;
        if (o instanceof List<?> l) return "list " + l.size();
        return o == null ? "null" : "other";
    }

    static long sum(long... xs) {
        long s = 0;
        for (long x : xs) s += x;
        return s;
    }

    static String join(String sep, Object... xs) {
        StringJoiner j = new StringJoiner(sep);
        for (Object x : xs) j.add(String.valueOf(x));
        return j.toString();
    }

    static Runnable counter(int[] box) {
        return () -> box[0]++;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(map(List.of(1, 2, 3), x -> "n" + x) + "" + fold(List.of(1, 2, 3), 0, Integer::sum) + apply((a, b) -> a * b, 6, 7) + apply(Math::max, 3, 8));
        for (Object o : new Object[] {1, "abc", "", new int[3], List.of(1), null, 2.5}) System.out.print(kind(o) + "; ");
        System.out.println();
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + join("-", 1, 'c', 2.5, null, true));
        int[] box = {0};
        Runnable r = counter(box);
        for (int i = 0; i < 5; i++) r.run();
        System.out.println(box[0]);
        Object o = (Comparator<String> & java.io.Serializable) (a, b) -> a.length() - b.length();
        System.out.println(o instanceof java.io.Serializable);
        List<Supplier<Integer>> sups = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int k = i;
            sups.add(() -> k * k);
        }
        for (Supplier<Integer> s : sups) System.out.print(s.get() + " ");
        System.out.println();
        Function<String, Integer> len = String::length;
        Function<String, String> twice = s -> s + s;
        System.out.println(twice.andThen(len).apply("abc") + len.compose(twice).apply("x"));
        BiFunction<String, Integer, Character> at = String::charAt;
        System.out.println(at.apply("hello", 1));
        Supplier<ArrayList<String>> mk = ArrayList::new;
        System.out.println(mk.get().size());
        Callback cb = Interop::say;
        cb.call("hi");
    }

    interface Callback {
        void call(String s);
    }

    static void say(String s) {
        System.out.println("say " + s);
    }
}
