import java.util.*;
public class Records {
    record Point(int x, int y) {
        Point { if (x < 0) throw new IllegalArgumentException("negative"); }
        static Point origin() { return new Point(0, 0); }
        double length() { return Math.sqrt(x * x + y * y); }
    }
    record Pair<A, B>(A first, B second) { }
    record All(boolean b, byte y, short s, char c, long l, float f, double d, String t, int[] a) { }
    record Empty() { }
    sealed interface Shape permits Circle, Square { }
    record Circle(double r) implements Shape { }
    record Square(double side) implements Shape { }
    static String describe(Object o) {
        if (o instanceof Circle c && c.r() > 1) return "big circle " + c.r();
        if (o instanceof Square s) return "square " + s.side();
        return "other " + o;
    }
    static int days(String month) {
        return switch (month) { case "feb" -> 28; case "apr", "jun" -> 30; default -> { int d = 30; yield d + 1; } };
    }
    public static void main(String[] args) {
        Point p = new Point(3, 4), q = new Point(3, 4);
        System.out.println(p + " " + p.equals(q) + " " + (p == q) + " " + p.hashCode() + " " + p.length() + " " + Point.origin());
        System.out.println(new Pair<>("a", 1) + " " + new Pair<>(null, p).equals(new Pair<>(null, q)) + " " + new Pair<>("k", 2).hashCode());
        All all = new All(true, (byte) 1, (short) 2, 'c', 4L, 5f, 6d, "t", null);
        System.out.println(all + " " + all.hashCode() + " " + all.equals(new All(true, (byte) 1, (short) 2, 'c', 4L, 5f, 6d, "t", null)));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
        try { new Point(-1, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(describe(new Circle(2)) + ", " + describe(new Square(1)) + ", " + describe("x") + ", " + describe(new Circle(0.5)));
        System.out.println(days("feb") + days("jun") + days("jan"));
        var text = """
            text
              block\
             joined
            """;
        System.out.print(text);
        var list = new ArrayList<Map.Entry<String, Integer>>();
        list.add(Map.entry("k", 1));
        for (var e : list) System.out.println(e.getKey() + e.getValue() + e);
        Set<Point> set = new HashSet<>(List.of(p, Point.origin()));
        System.out.println(set.contains(q));
    }
}
