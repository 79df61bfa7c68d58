public class Initialisation {
    static class A { static { System.out.println("A"); } static int x = log("A.x", 1); static final int CONST = 5; }
    static class B extends A { static { System.out.println("B"); } static int y = log("B.y", 2); }
    interface I { int V = log("I.V", 3); default void m() { } }
    static class D implements I { static int z = log("D.z", 4); }
    enum Color { RED, GREEN { String tag() { return "g"; } }, BLUE; static { System.out.println("Color ready"); } String tag() { return name().toLowerCase(); } }
    static int log(String s, int v) { System.out.println(s); return v; }
    static class Lazy { static final Lazy INSTANCE = new Lazy(); int v = 9; }
    public static void main(String[] args) {
        System.out.println("start " + A.CONST);
        A[] none = new A[2];
        System.out.println(B.x);
        System.out.println(B.y);
        System.out.println(D.z);
        System.out.println(I.V);
        for (Color c : Color.values()) System.out.println(c + " " + c.ordinal() + " " + c.tag() + " " + c.compareTo(Color.GREEN));
        System.out.println(Color.valueOf("BLUE") == Color.BLUE);
        try { Color.valueOf("PINK"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        switch (Color.GREEN) { case RED: System.out.println("r"); break; case GREEN: System.out.println("g"); default: System.out.println("fall"); }
        System.out.println(Lazy.INSTANCE.v);
        System.out.println(java.util.EnumSet.allOf(Color.class) + " " + new java.util.EnumMap<Color, Integer>(java.util.Map.of(Color.RED, 1)));
    }
}
