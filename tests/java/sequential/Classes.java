import java.util.*;
public class Classes {
    interface Shape { double area(); default String describe() { return name() + " " + area(); } String name(); }
    static abstract class Base implements Shape {
        static int count;
        protected final int id;
        Base() { id = ++count; init(); }
        void init() { System.out.println("Base.init " + id); }
        public String name() { return "Base" + id; }
        public String toString() { return describe(); }
    }
    static class Circle extends Base {
        private final double r;
        Circle(double r) { super(); this.r = r; }
        void init() { System.out.println("Circle.init " + r); }
        public double area() { return r * r * 3; }
    }
    static class Square extends Base {
        double side = 2;
        { System.out.println("initializer " + side); }
        Square() { this(5); System.out.println("Square()"); }
        Square(double side) { this.side = side; }
        public double area() { return side * side; }
        public String name() { return "Square/" + super.name(); }
        class Inner { double twice() { return side * 2; } }
    }
    interface A { default String who() { return "A"; } }
    interface B extends A { default String who() { return "B" + A.super.who(); } }
    static class C implements A, B { }
    static class Generic<T extends Comparable<T>> {
        T best;
        void offer(T t) { if (best == null || t.compareTo(best) > 0) best = t; }
    }
    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static int sum(int... values) { int s = 0; for (int v : values) s += v; return s; }
    static String over(Object o) { return "object"; }
    static String over(String s) { return "string"; }
    static String over(int i) { return "int"; }
    static String over(long i) { return "long"; }
    public static void main(String[] args) {
        Shape[] shapes = {new Circle(1), new Square(), new Square(3) { public double area() { return -1; } }};
        for (Shape s : shapes) System.out.println(s);
        System.out.println(((Square) shapes[1]).new Inner().twice());
        System.out.println(new C().who());
        Generic<String> g = new Generic<>();
        g.offer("b"); g.offer("c"); g.offer("a");
        System.out.println(g.best + " " + fib(15) + " " + sum() + sum(1, 2, 3));
        System.out.println(over("x") + over(1) + over(1L) + over((Object) "x") + over('c'));
        System.out.println(shapes[0] instanceof Base);
        System.out.println(shapes.getClass().getName() + " " + new int[0][0].getClass().getName() + " " + Circle.class.getSimpleName() + " " + String.class.getName() + " " + int.class);
        try {
            Object o = "s";
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        Object[] objects = new String[1];
        try {
            objects[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println("store");
        }
        int[][] grid = new int[3][4];
        grid[1][2] = 5;
        System.out.println(Arrays.deepToString(grid) + grid[2].length);
        int[][][] deep = new int[2][3][];
        System.out.println(deep[1][2] == null);
        try {
            int[] bad = new int[-1];
        } catch (NegativeArraySizeException e) {
            System.out.println("negative");
        }
        int[] copy = grid[1].clone();
        copy[2]++;
        System.out.println(grid[1][2] + " " + copy[2]);
        Integer x = 127, y = 127, z = 1000, w = 1000;
        System.out.println((x == y) + " " + z.equals(w) + " " + (x + z));
        char c = 'a';
        c++;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1));
        long l = 1;
        l <<= 40;
        System.out.println(l);
    }
}
