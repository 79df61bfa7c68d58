import java.util.*;
public class Inner {
    private int secret = 42;
    private static int counter;
    class Member { int read() { return secret++; } class Deep { int both() { return secret + read(); } } }
    static class Nested { private int hidden = 7; private static int made; { made++; } }
    interface Greeter { String greet(String n); default Greeter twice() { return n -> greet(greet(n)); } static Greeter polite() { return n -> "dear " + n; } private String helper() { return "h"; } }
    static Greeter make(String suffix) { class Local implements Greeter { final int id = ++counter; public String greet(String n) { return n + suffix + id; } } return new Local(); }
    abstract static class Template { Template() { step(); } abstract void step(); void run() { System.out.print("["); step(); System.out.println("]"); } }
    static int depth(Object o) { return o instanceof Object[] a && a.length > 0 ? 1 + depth(a[0]) : 0; }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) { Iterator<? extends T> i = c.iterator(); T best = i.next(); while (i.hasNext()) { T t = i.next(); if (t.compareTo(best) > 0) best = t; } return best; }
    static String kind(Object o) { return switch (o.getClass().getSimpleName()) { case "String" -> "text"; case "Integer", "Long" -> "number"; default -> "thing"; }; }
    public static void main(String[] args) {
        Inner outer = new Inner();
        Member m = outer.new Member();
        System.out.println(m.read() + m.read() + m.new Deep().both() + outer.secret);
        System.out.println(new Nested().hidden + Nested.made);
        System.out.println(make("!").greet("a") + make("?").twice().greet("b") + Greeter.polite().greet("c"));
        int[] box = {0};
        Template t = new Template() { int calls = 10; void step() { calls++; box[0]++; System.out.print("step " + calls + " "); } };
        t.run();
        System.out.println(box[0]);
        System.out.println(depth(new Object[] {new Object[] {new Object[] {1}}}) + max(List.of(3, 9, 4)) + kind("x") + kind(1L) + kind('c'));
        Object o = new Object() { int field = 3; public String toString() { return "anon" + field; } };
        System.out.println(o);
        Runnable r = new Runnable() { int n = 0; public void run() { n++; if (n < 3) run(); else System.out.println("ran " + n); } };
        r.run();
        record Local(int a, String b) { Local(int a) { this(a, "d"); } static int count = 5; }
        System.out.println(new Local(4) + " " + Local.count);
        enum Op { PLUS { int apply(int a, int b) { return a + b; } }, TIMES { int apply(int a, int b) { return a * b; } }; abstract int apply(int a, int b); }
        for (Op op : Op.values()) System.out.print(op + "=" + op.apply(6, 7) + " " + op.getDeclaringClass().getSimpleName() + " ");
        System.out.println();
        StringBuilder log = new StringBuilder();
        for (Iterator<Integer> i = new Iterator<>() { int n = 3; public boolean hasNext() { return n > 0; } public Integer next() { return n--; } }; i.hasNext();) log.append(i.next());
        System.out.println(log);
    }
}
