import java.util.*;

public class ShapesAndEnums {
    sealed interface Shape permits Circle, Square, Rect {
    }
    record Circle(double r) implements Shape {
    }
    record Square(double s) implements Shape {
    }
    record Rect(double w, double h) implements Shape {
        Rect {
            if (w < 0) throw new IllegalArgumentException("neg");
        }
        Rect(double w) {
            this(w, w);
        }
        static Rect unit() {
            return new Rect(1);
        }
        double area() {
            return w * h;
        }
    }
    static double area(Shape s) {
        if (s instanceof Circle c) return c.r() * c.r() * 3;
        else if (s instanceof Square q && q.s() > 0) return q.s() * q.s();
        else if (s instanceof Rect r) return r.area();
        return -1;
    }
    enum Op {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        }, MUL("*") {
            int apply(int a, int b) {
                return a * b;
            }
        };
        final String sym;
        Op(String s) {
            sym = s;
        }
        abstract int apply(int a, int b);
    }
    enum Day {
        MON, TUE, SUN;
        boolean weekend() {
            return this == SUN;
        }
    }
    interface Greeter {
        String name();
        default String greet() {
            return "Hello, " + name() + suffix();
        }
        private String suffix() {
            return "!";
        }
        static Greeter of(String n) {
            return () -> n;
        }
    }
    static String sw(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName();
    }
    static int days(String m) {
        return switch (m) {
            case "feb" -> 28;
            case "apr", "jun" -> 30;
            default -> {
                int x = 30;
                yield x + 1;
            }
        };
    }
    static String old(int i) {
        String r = "";
        switch (i) {
            case 1:
            r += "one";
            case 2:
            r += "two";
            break;
            case 1000:
            r += "k";
            break;
            default:
            r += "d";
        }
        return r;
    }
    public static void main(String[] a) {
        for (Shape s : new Shape[]{new Circle(2), new Square(3), new Rect(2, 5), Rect.unit(), new Square(0)}) System.out.println(s + " " + area(s));
        try {
            new Rect(-1, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        for (Op o : Op.values()) System.out.println(o + o.sym + o.apply(3, 4) + " " + o.getClass() + " " + o.getDeclaringClass() + " " + o.ordinal());
        System.out.println(Day.valueOf("SUN").weekend() + " " + Arrays.toString(Day.values()) + " " + Day.MON.compareTo(Day.SUN) + " " + new EnumMap<>(Map.of(Day.TUE, 1)) + " " + EnumSet.range(Day.MON, Day.TUE) + " " + EnumSet.complementOf(EnumSet.of(Day.MON)));
        try {
            Day.valueOf("XXX");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Greeter.of("Z").greet() + " " + new Greeter() {
            public String name() {
                return "anon";
            }
        }.greet());
        System.out.println(days("feb") + days("jun") + days("x") + " " + old(1) + old(2) + old(1000) + old(7));
        switch (Day.TUE) {
            case MON:
            System.out.println("m");
            break;
            case TUE:
            System.out.println("t");
            default:
            System.out.println("fall");
        }
        String tb = """
        Hello,
          "World" \
        joined
        tab\there
        """;
        System.out.print(tb);
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("a", 1));
        for (var m : list) System.out.println(m.get("a").doubleValue());
        System.out.println(sw(new int[0]) + sw("") + sw(new Circle(1)) + sw(null) + sw(new Object() {
        }) + sw(Day.MON) + sw(1) + sw(new String[1][]) + " " + int[].class + " " + String[][].class.getName() + " " + int.class + " " + Map.Entry.class.getName() + " " + Map.Entry.class.getSimpleName());
        record Pair<A, B>(A a, B b) {
            <C> Pair<A, C> with(C c) {
                return new Pair<>(a, c);
            }
        }
        System.out.println(new Pair<>(1, "x").with(2.0) + " " + new Pair<>(null, new int[0].length).hashCode());
        record Arr(int[] v, float f, char c, long l, boolean b, byte y) {
        }
        Arr r = new Arr(null, 1.5f, 'c', 5L, true, (byte) 1);
        System.out.println(r + " " + r.hashCode() + " " + r.equals(new Arr(null, 1.5f, 'c', 5L, true, (byte) 1)));
        outer: for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 2) break outer;
                System.out.print(i * j + " ");
            }
        }
        System.out.println();
        blk: {
            if (a.length == 0) break blk;
            System.out.println("never");
        }
        int i = 0;
        i = i++ + ++i;
        System.out.println(i);
        int[] arr = {1, 2, 3};
        int k = 0;
        arr[k++] = arr[k] + 10;
        System.out.println(Arrays.toString(arr) + k);
        int q = 5;
        q += 3.7;
        System.out.println(q);
        char ch = 'a';
        ch += 1;
        ch++;
        System.out.println(ch + " " + (ch + 1) + " " + (char) (ch + 1) + " " + (int) ch);
        short sh = 10;
        sh *= 1000;
        sh *= 10;
        System.out.println(sh);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        long l = Integer.MAX_VALUE;
        l++;
        System.out.println(l);
        System.out.println(ternary(null) + " " + (true ? 1 : 2.0) + " " + (Object) (true ? 1 : 'a') + " " + (false ? 'x' : 98));
    }
    static String ternary(Integer x) {
        return x == null ? "n" : x > 1 ? "big" : "small";
    }
}
