public class Dispatch {
    static class A { String f(Object o) { return "A.obj"; } String f(String s) { return "A.str"; } static String s() { return "A.s"; } String call() { return f("x") + s() + g(); } private String g() { return "A.g"; } protected String name = "a"; String name() { return name; } }
    static class B extends A { String f(Object o) { return "B.obj"; } static String s() { return "B.s"; } private String g() { return "B.g"; } protected String name = "b"; String name() { return name + super.name + ((A) this).name; } String up() { return super.f(1) + super.name(); } }
    static class C extends B { String f(String s) { return "C.str" + super.f(s); } @Override String name() { return "c" + super.name(); } }
    interface X { default String m() { return "X"; } int K = 3; static String st() { return "st"; } }
    interface Y extends X { default String m() { return "Y" + X.super.m(); } }
    interface Z extends X { default String m() { return "Z"; } }
    static class P implements Y, Z { public String m() { return Y.super.m() + Z.super.m(); } }
    static class Q extends P { public String m() { return "Q" + super.m(); } }
    static abstract class T { final String run() { return before() + body() + after(); } String before() { return "<"; } abstract String body(); String after() { return ">"; } }
    static class Counter { private static int total; private int own; Counter inc() { own++; total++; return this; } int own() { return own; } static int total() { return total; } }
    static String pick(Object o) { return "Object"; } static String pick(Integer i) { return "Integer"; } static String pick(int... i) { return "varargs"; } static String pick(double d) { return "double"; }
    static String chain(int n) { return n == 0 ? "" : (n % 2 == 0 ? even(n) : odd(n)); } static String even(int n) { return "e" + chain(n - 1); } static String odd(int n) { return "o" + chain(n - 1); }
    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C()};
        for (A a : all) System.out.println(a.f("s") + a.f((Object) "s") + a.call() + a.name + a.name());
        System.out.println(((B) all[2]).up() + ((A) all[1]).s() + B.s());
        System.out.println(new P().m() + new Q().m() + ((X) new Q()).m() + X.K + X.st());
        System.out.println(new T() { String body() { return "body"; } }.run() + new T() { String body() { return before() + after(); } String before() { return "["; } }.run());
        Counter a = new Counter().inc().inc(), b = new Counter().inc(); System.out.println(a.own() + b.own() + Counter.total());
        System.out.println(pick("s") + pick(Integer.valueOf(1)) + pick(1) + pick(1L) + pick('c') + pick() + pick(1, 2) + pick((Object) 1));
        System.out.println(chain(5));
        Object o = all[2]; System.out.println((o instanceof A) + " " + (o instanceof C) + " " + (o instanceof X) + " " + (null instanceof Object) + " " + o.getClass().getSimpleName() + " " + o.equals(o) + " " + (o.hashCode() == o.hashCode()));
        Runnable r = all[1]::name; r.run();
        int[] count = {0}; Object lock = new Object() { @Override public String toString() { count[0]++; return "lock"; } }; String s = lock + "" + lock; System.out.println(s + count[0]);
        class Rec { int depth(int n) { return n == 0 ? 0 : 1 + new Rec().depth(n - 1); } } System.out.println(new Rec().depth(30));
    }
}
