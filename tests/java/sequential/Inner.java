import java.util.*;
public class Inner {
    private int x = 10;
    static int count;
    {
        count++;
    }

    static {
        count = 100;
    }

    class In {
        int y = x * 2;
        class Deep {
            int z = x + y;
        }
        int outer() {
            return Inner.this.x;
        }
    }

    static class Nested {
        private int secret = 5;
        private static int sec() {
            return 6;
        }
    }

    interface Greeter {
        String greet(String n);
        default Greeter twice() {
            return s -> greet(greet(s));
        }
        static Greeter polite() {
            return s -> "Dear " + s;
        }
        private int hidden() {
            return 1;
        }
    }

    interface A {
        default String who() {
            return "A";
        }
    }

    interface B {
        default String who() {
            return "B";
        }
    }

    static class AB implements A, B {
        public String who() {
            return A.super.who() + B.super.who();
        }
    }

    static class Base {
        String name = "base";
        static String st() {
            return "Base.st";
        }
        Base() {
            init();
        }
        void init() {
            System.out.println("Base.init");
        }
        String getName() {
            return name;
        }
    }

    static class Derived extends Base {
        String name = "derived";
        int v = 7;
        static String st() {
            return "Derived.st";
        }
        void init() {
            System.out.println("Derived.init v=" + v);
        }
        String getName() {
            return super.getName() + "/" + name;
        }
    }

    static String over(Object o) {
        return "obj";
    }

    static String over(String s) {
        return "str";
    }

    static String over(Integer i) {
        return "int";
    }

    static String over(int i) {
        return "prim";
    }

    static String over(long l) {
        return "long";
    }

    static String over(int... a) {
        return "var" + a.length;
    }

    static String over(char c) {
        return "char";
    }

    static int fact(int n) {
        return n <= 1 ? 1 : n * fact(n - 1);
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static String va(String f, Object... xs) {
        return f + xs.length + Arrays.toString(xs);
    }

    int inc() {
        return ++x;
    }

    public static void main(String[] args) {
        Inner o = new Inner();
        Inner.In in = o.new In();
        Inner.In.Deep d = in.new Deep();
        System.out.println(in.y + " " + d.z + in.outer() + count + new Nested().secret + Nested.sec());
        Greeter g = n -> "Hi " + n;
        System.out.println(g.twice().greet("Bob") + Greeter.polite().greet("X") + new AB().who());
        Base b = new Derived();
        System.out.println(b.name + b.getName() + ((Derived) b).name + Base.st() + Derived.st() + (b instanceof Derived));
        System.out.println(over("s") + over(1) + over(1L) + over((Object) "s") + over() + over(1, 2) + over('c') + over((short) 1) + over(Integer.valueOf(3)) + over(1.5f));
        System.out.println(fact(10) + " " + fib(15) + va("a") + va("b", 1, "x") + va("c", (Object[]) new String[] {"p", "q"}) + va("n", (Object) null));
        int base = 5;
        class Local {
            int times(int k) {
                return base * k;
            }
        }
        System.out.println(new Local().times(3));
        Runnable r = new Runnable() {
            int n = 3;
            public void run() {
                System.out.println("anon " + n + base);
            }
        };
        r.run();
        Object anon = new Object() {
            public String toString() {
                return "custom";
            }
        };
        System.out.println(anon + anon.getClass().getName() + new Object[0].getClass().getSimpleName() + in.getClass().getName());
        Comparator<Integer> c = new Comparator<>() {
            @Override public int compare(Integer p, Integer q) {
                return q - p;
            }
        };
        Integer[] arr = {1, 3, 2};
        Arrays.sort(arr, c);
        System.out.println(Arrays.toString(arr));
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("a", 1));
        for (var e : list) System.out.println(e);
        System.out.println(o.inc() + o.inc() + o.x);
        int i = 0;
        do {
            i += 2;
            if (i == 4) continue;
            if (i > 8) break;
        } while (i < 100);
        System.out.println(i);
        for (int p = 0, q = 10; p < q; p++, q--) if (p == 3) System.out.println(p + q);
        int w = 0;
        while (true) {
            if (++w > 3) break;
        }
        System.out.println(w);
        label: {
            if (w > 3) break label;
            System.out.println("no");
        }
        int sw = 3;
        switch (sw) {
            case 1: System.out.println("1");
            case 3: System.out.println("3");
            case 4: System.out.println("4");
            break;
            default: System.out.println("d");
        }
        System.out.println(((Object) 5).equals(5) + "" + (o.equals(o)) + new int[] {1, 2}.clone()[1]);
        char grade = 'B';
        String res = switch (grade) {
            case 'A', 'B' -> "good";
            default -> "bad";
        };
        System.out.println(res);
        Object obj = 42;
        if (obj instanceof Integer n && n > 40) System.out.println("n=" + n);
        System.out.println(obj instanceof String s ? s : "not");
        final int[] counter = {0};
        Runnable inc = () -> counter[0]++;
        inc.run();
        inc.run();
        System.out.println(counter[0]);
        StringBuilder sb = new StringBuilder();
        for (char ch = 'a'; ch <= 'e'; ch++) sb.append(ch);
        System.out.println(sb);
        long sum = 0;
        for (long L = 1; L <= 20; L++) sum += L * L;
        System.out.println(sum);
        int[] fibs = new int[10];
        fibs[0] = fibs[1] = 1;
        for (int k = 2; k < 10; k++) fibs[k] = fibs[k - 1] + fibs[k - 2];
        System.out.println(Arrays.stream(fibs).sum());
        boolean t = true, f = false;
        System.out.println((t & f) + "" + (t | f) + (t ^ f) + (!t) + (t && !f || f));
        System.out.println(count);
    }
}
