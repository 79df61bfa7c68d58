import java.util.*;
import java.util.function.*;

public class LanguageTour {
    class Inner {
        int v = x * 2;
        class Deep {
            int w = v + x;
        }
        int outerX() {
            return LanguageTour.this.x;
        }
    }
    int x = 5;
    static class Nested {
        private int p = 3;
    }
    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) s += x;
        return s;
    }
    static String over(Object o) {
        return "O";
    }
    static String over(Integer i) {
        return "I";
    }
    static String over(long l) {
        return "L";
    }
    static String over(int... i) {
        return "V";
    }
    static <T extends Comparable<T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> it = c.iterator();
        T b = it.next();
        while (it.hasNext()) {
            T n = it.next();
            if (n.compareTo(b) > 0) b = n;
        }
        return b;
    }
    static class Base {
        Base() {
            init();
        }
        void init() {
            System.out.println("Base.init");
        }
        static String st() {
            return "B";
        }
        String f = "bf";
    }
    static class Derived extends Base {
        int y = 7;
        {
            System.out.println("block");
        }
        Derived() {
            super();
            System.out.println("Derived " + y);
        }
        @Override void init() {
            System.out.println("Derived.init " + y);
        }
        static String st() {
            return "D";
        }
        String f = "df";
    }
    static class Range implements Iterable<Integer> {
        final int lo, hi;
        Range(int l, int h) {
            lo = l;
            hi = h;
        }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int c = lo;
                public boolean hasNext() {
                    return c < hi;
                }
                public Integer next() {
                    return c++;
                }
            };
        }
    }
    static class Node<T> {
        T val;
        Node<T> next;
        Node(T v, Node<T> n) {
            val = v;
            next = n;
        }
    }
    interface A {
        default String hi() {
            return "A";
        }
    }
    interface B extends A {
        default String hi() {
            return "B" + A.super.hi();
        }
    }
    static class AB implements A, B {
    }
    static int fact(int n) {
        return n <= 1 ? 1 : n * fact(n - 1);
    }
    static class Cell implements Cloneable, Comparable<Cell> {
        int v;
        int[] d = {1};
        Cell(int v) {
            this.v = v;
        }
        public Cell clone() {
            try {
                Cell c = (Cell) super.clone();
                return c;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
        @Override public boolean equals(Object o) {
            return o instanceof Cell c && c.v == v;
        }
        @Override public int hashCode() {
            return v;
        }
        public int compareTo(Cell o) {
            return Integer.compare(v, o.v);
        }
        public String toString() {
            return "Cell" + v;
        }
    }
    static int counter;
    static int next() {
        return ++counter;
    }
    static {
        System.out.println("static init");
    }
    static final int CONST;
    static {
        CONST = 42;
    }
    public static void main(String[] a) throws Exception {
        LanguageTour o = new LanguageTour();
        LanguageTour.Inner in = o.new Inner();
        LanguageTour.Inner.Deep d = in.new Deep();
        System.out.println(in.v + " " + d.w + " " + in.outerX() + " " + new Nested().p + CONST);
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + " " + over(1) + over('c') + over(Integer.valueOf(1)) + over("s") + over() + over(1, 2) + over((short) 1) + over(1.0));
        System.out.println(max(List.of(3, 9, 2)) + max(List.of("a", "z")));
        Base b = new Derived();
        System.out.println(b.f + ((Derived) b).f + b.st());
        for (int i : new Range(1, 4)) System.out.print(i);
        System.out.println();
        Node<String> n = new Node<>("a", new Node<>("b", null));
        for (Node<String> p = n; p != null; p = p.next) System.out.print(p.val);
        System.out.println(new AB().hi() + fact(10) + " " + fact(20));
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
        System.out.println(add.apply(3).apply(4));
        Supplier<List<String>> sup = ArrayList::new;
        List<String> l = sup.get();
        l.add("q");
        System.out.println(l);
        BiFunction<Integer, Integer, Integer> mul = (x, y) -> x * y;
        System.out.println(mul.andThen(x -> x + 1).apply(3, 4));
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.compose(dbl).apply(5) + " " + inc.andThen(dbl).apply(5) + Function.<Integer>identity().apply(9));
        Predicate<String> e = String::isEmpty;
        System.out.println(e.negate().and(s -> s.length() < 3).or(s -> s.equals("long!")).test("ab") + " " + Predicate.not(e).test(""));
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.apply("up"));
        IntBinaryOperator ib = Math::max;
        System.out.println(ib.applyAsInt(3, 8));
        Runnable r = () -> System.out.println("run " + o.x);
        r.run();
        Comparator<String> cmp = Comparator.comparing(String::length, Comparator.reverseOrder()).thenComparing(Comparator.naturalOrder());
        List<String> w = new ArrayList<>(List.of("bb", "a", "ccc", "aa"));
        w.sort(cmp);
        System.out.println(w + " " + Comparator.nullsFirst(Comparator.<String>naturalOrder()).compare(null, "a"));
        int[] cnt = {0};
        Runnable inc2 = () -> cnt[0]++;
        inc2.run();
        inc2.run();
        System.out.println(cnt[0]);
        Object lam = (Runnable & java.io.Serializable) () -> {
        };
        System.out.println(lam instanceof java.io.Serializable);
        Function<String, int[]> mk = s -> new int[s.length()];
        IntFunction<int[]> ctor = int[]::new;
        System.out.println(mk.apply("abc").length + ctor.apply(4).length);
        Callback cb = LanguageTour::cb;
        System.out.println(cb.call(1, "x", 2.0));
        BinaryOperator<Integer> mn = BinaryOperator.minBy(Comparator.naturalOrder());
        System.out.println(mn.apply(4, 2));
        Cell c = new Cell(1), c2 = c.clone();
        c2.d[0] = 9;
        System.out.println(c.d[0] + " " + c.equals(c2) + (c == c2) + new HashSet<>(List.of(c)).contains(c2) + new TreeSet<>(List.of(new Cell(3), c)));
        int[][] g = new int[3][4];
        g[1][2] = 5;
        int[][] jag = {{1}, {2, 3}, {}};
        System.out.println(g.length + " " + g[1].length + Arrays.stream(g).mapToInt(q -> Arrays.stream(q).sum()).sum() + jag[2].length + new int[2][3][4][1][2].length);
        int[] cl = g[1].clone();
        cl[2] = 0;
        System.out.println(g[1][2]);
        long[] la = {1L};
        la[0] += 2;
        la[0] <<= 3;
        System.out.println(la[0]--);
        System.out.println(la[0]);
        Object obj = new int[]{1};
        System.out.println(obj instanceof int[] ia && ia.length == 1);
        int z = next() + next() * next();
        System.out.println(z + " " + counter);
        int y = 10;
        y -= y++ - --y;
        System.out.println(y);
        boolean t = true | next() > 0, u = false && next() > 0;
        System.out.println(counter + " " + t + u + (t ^ u));
        do {
            y--;
        } while (y > 5);
        System.out.println(y);
        for (int i = 0, j = 10; i < j; i += 3, j--) System.out.print(i + ":" + j + " ");
        System.out.println();
        var anon = new Object() {
            int hidden = 3;
            int twice() {
                return hidden * 2;
            }
        };
        System.out.println(anon.twice());
        Optional<String> op = Optional.of("v");
        System.out.println(op.map(String::length).filter(q -> q > 0).orElse(-1) + " " + op + Optional.empty() + op.isPresent() + Optional.ofNullable((String) null).or(() -> Optional.of("alt")).get() + op.stream().count() + OptionalInt.of(3));
        op.ifPresentOrElse(q -> System.out.println("has " + q), () -> System.out.println("none"));
    }
    interface Callback {
        String call(int a, String b, double c);
    }
    static String cb(long a, Object b, double c) {
        return a + "" + b + c;
    }
}
