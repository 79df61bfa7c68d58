import java.util.*;
import java.util.function.*;
public class Generics1 {
    interface Visitor<R> {
        R num(int n);
        R add(Expr a, Expr b);
    }

    interface Expr {
        <R> R accept(Visitor<R> v);
    }

    static Expr num(int n) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.num(n);
            }
        };
    }

    static Expr add(Expr a, Expr b) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.add(a, b);
            }
        };
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T m = i.next();
        while (i.hasNext()) {
            T x = i.next();
            if (x.compareTo(m) > 0) m = x;
        }
        return m;
    }

    static class Box<T> {
        private T v;
        Box(T v) {
            this.v = v;
        }
        T get() {
            return v;
        }
        <U> Box<U> map(Function<? super T, ? extends U> f) {
            return new Box<>(f.apply(v));
        }
    }

    static class Stack2<E> implements Iterable<E> {
        Object[] a = new Object[2];
        int n;
        void push(E e) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            a[n++] = e;
        }
        @SuppressWarnings("unchecked") E pop() {
            return (E) a[--n];
        }
        public Iterator<E> iterator() {
            return new Iterator<E>() {
                int i = n;
                public boolean hasNext() {
                    return i > 0;
                }
                @SuppressWarnings("unchecked") public E next() {
                    return (E) a[--i];
                }
            };
        }
    }

    @SafeVarargs static <T> List<T> listOf(T... xs) {
        return new ArrayList<>(Arrays.asList(xs));
    }

    static double sum(Collection<? extends Number> c) {
        double s = 0;
        for (Number n : c) s += n.doubleValue();
        return s;
    }

    static abstract class Animal implements Comparable<Animal> {
        abstract String sound();
        public int compareTo(Animal o) {
            return sound().compareTo(o.sound());
        }
        public String toString() {
            return getClass().getSimpleName() + ":" + sound();
        }
    }

    static class Dog extends Animal {
        String sound() {
            return "woof";
        }
    }

    static class Cat extends Animal {
        String sound() {
            return "meow";
        }
    }

    public static void main(String[] args) {
        Expr e = add(num(1), add(num(2), num(3)));
        System.out.println(e.accept(new Visitor<Integer>() {
            public Integer num(int n) {
                return n;
            }
            public Integer add(Expr a, Expr b) {
                return a.accept(this) + b.accept(this);
            }
        }));
        System.out.println(e.<String>accept(new Visitor<>() {
            public String num(int n) {
                return "" + n;
            }
            public String add(Expr a, Expr b) {
                return "(" + a.accept(this) + "+" + b.accept(this) + ")";
            }
        }));
        System.out.println(max(List.of(3, 9, 2)) + max(List.of("a", "zz", "m")) + new Box<>(3).map(x -> "n" + x).map(String::length).get());
        Stack2<String> s = new Stack2<>();
        s.push("a");
        s.push("b");
        s.push("c");
        for (String x : s) System.out.print(x);
        System.out.println(s.pop() + sum(List.of(1, 2.5, 3L)));
        List<Animal> l = listOf(new Dog(), new Cat());
        Collections.sort(l);
        System.out.println(l);
        try {
            List raw = new ArrayList<String>();
            raw.add(1);
            List<String> ls = raw;
            String str = ls.get(0);
        } catch (ClassCastException x) {
            System.out.println("CCE");
        }
        BiFunction<Integer, Integer, Integer> f = Math::max;
        Supplier<List<String>> sup = ArrayList::new;
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(f.andThen(x -> x * 10).apply(3, 4) + up.andThen(x -> x + "!").apply("hi") + sup.get() + Function.<Integer>identity().compose((String t) -> t.length()).apply("four"));
        Predicate<String> p = String::isEmpty;
        System.out.println(p.negate().and(x -> x.length() > 2).or(x -> x.equals("z")).test("abc") + " " + Predicate.not(p).test("") + Predicate.isEqual("a").test("a"));
        Comparator<String> c = Comparator.comparing(String::length, Comparator.reverseOrder());
        List<String> w = listOf("a", "ccc", "bb");
        w.sort(c.thenComparing(Comparator.nullsFirst(Comparator.naturalOrder())));
        System.out.println(w);
        Map<String, Function<Double, Double>> ops = new LinkedHashMap<>();
        ops.put("sq", x -> x * x);
        ops.put("neg", x -> -x);
        ops.forEach((k, v) -> System.out.print(k + v.apply(3.0) + " "));
        System.out.println();
        int[][] grid = new int[3][4];
        grid[1][2] = 5;
        int[][] jag = {{1}, {2, 3}, {}};
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(jag) + jag[1].length);
        Object o = grid;
        System.out.println(o instanceof int[][]);
        System.out.println(o.getClass().getName() + int[].class.getSimpleName());
        Runnable r = () -> System.out.println("run " + this_());
        r.run();
        IntFunction<int[]> mk = int[]::new;
        System.out.println(mk.apply(3).length);
    }

    static String this_() {
        return "static";
    }
}
