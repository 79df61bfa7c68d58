import java.util.*;
public class Records1 {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        Point {
            if (x < 0) throw new IllegalArgumentException("negative: " + x);
        }
        Point(int v) {
            this(v, v);
        }
        double dist() {
            return Math.sqrt(x * x + y * y);
        }
        public int compareTo(Point o) {
            return Integer.compare(x, o.x);
        }
    }

    record Pair<A, B>(A first, B second) {
        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }
    }

    record All(byte b, short s, char c, long l, float f, double d, boolean z, String t, int[] a) { }
    sealed interface Shape permits Circle, Square { }
    record Circle(double r) implements Shape { }
    record Square(double side) implements Shape { }
    static double area(Shape s) {
        if (s instanceof Circle c) return Math.PI * c.r() * c.r();
        else if (s instanceof Square q && q.side() > 0) return q.side() * q.side();
        return 0;
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4), q = new Point(3, 4);
        System.out.println(p + " " + p.equals(q) + (p == q) + (p.hashCode() == q.hashCode()) + p.hashCode() + p.x() + p.dist() + new Point(7) + Point.ORIGIN.compareTo(p));
        System.out.println(new Pair<>("a", 1) + "" + Pair.twin(2) + new Pair<>(null, null).hashCode() + new Pair<>(null, 1).equals(new Pair<>(null, 1)));
        int[] arr = {1};
        All all = new All((byte) 1, (short) 2, 'c', 4L, 5.5f, 6.5, true, "t", arr);
        System.out.println(all.toString().replaceAll("@[0-9a-f]+", "@") + all.equals(new All((byte) 1, (short) 2, 'c', 4L, 5.5f, 6.5, true, "t", arr)));
        System.out.println(area(new Circle(1)) + " " + area(new Square(2)));
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Map<Point, String> m = new HashMap<>();
        m.put(p, "p");
        System.out.println(m.get(q) + m.containsKey(new Point(4, 3)));
        System.out.println(p.getClass().isRecord() + p.getClass().getSimpleName() + new Point(1, 2).equals(null));
        List<Point> l = new ArrayList<>(List.of(new Point(5), new Point(1)));
        Collections.sort(l);
        System.out.println(l);
    }
}
