import java.lang.reflect.*;
import java.util.*;

public class Reflection {
    public int pub = 3;
    private String priv = "p";
    static long sl = 7;
    volatile boolean flag;
    final double fin = 2.5;
    protected char c = 'x';
    public Reflection() {
    }
    Reflection(int p, String s) {
        pub = p;
        priv = s;
    }
    public int add(int a, long b) {
        return (int) (a + b);
    }
    private static String stat(String... xs) {
        return String.join("+", xs);
    }
    void boom() {
        throw new IllegalStateException("boom");
    }
    public Integer boxed(Object o) {
        return o == null ? -1 : o.hashCode();
    }
    interface Shape {
        double area();
        default String label() {
            return "shape" + area();
        }
    }
    static class Sq implements Shape {
        double s;
        Sq(double s) {
            this.s = s;
        }
        public double area() {
            return s * s;
        }
    }
    enum E {
        A, B
    }
    public static void main(String[] a) throws Exception {
        Class<?> k = Class.forName("Reflection");
        Object o = k.getDeclaredConstructor().newInstance();
        System.out.println(k == Reflection.class);
        Method m = k.getMethod("add", int.class, long.class);
        System.out.println(m.invoke(o, 3, 4L) + " " + m.invoke(o, 3, 4) + " " + m.getName() + " " + m.getReturnType() + " " + Arrays.toString(m.getParameterTypes()) + " " + Modifier.toString(m.getModifiers()) + " " + m);
        Method s = k.getDeclaredMethod("stat", String[].class);
        s.setAccessible(true);
        System.out.println(s.invoke(null, (Object) new String[]{"x", "y"}) + " " + s.isVarArgs() + " " + s);
        try {
            k.getDeclaredMethod("boom").invoke(o);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause() + " " + e.getMessage() + " " + e);
        }
        try {
            m.invoke(o, "s", 1L);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.invoke(o, 1);
        } catch (IllegalArgumentException e) {
            System.out.println("args");
        }
        try {
            m.invoke(null, 1, 1L);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            m.invoke("str", 1, 1L);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Field f = k.getDeclaredField("priv");
        f.setAccessible(true);
        f.set(o, "new");
        System.out.println(f.get(o) + " " + f.getType() + " " + f);
        Field p = k.getField("pub");
        p.setInt(o, 9);
        System.out.println(p.getInt(o) + " " + p.get(o) + " " + p.getLong(o));
        Field sf = k.getDeclaredField("sl");
        sf.setLong(null, 70);
        System.out.println(sl + " " + sf.get(null));
        Field fl = k.getDeclaredField("flag");
        fl.setBoolean(o, true);
        System.out.println(fl.getBoolean(o) + " " + Modifier.isVolatile(fl.getModifiers()));
        System.out.println(k.getDeclaredField("fin").getDouble(o) + "" + k.getDeclaredField("c").getChar(o));
        Constructor<?> c = k.getDeclaredConstructor(int.class, String.class);
        Reflection r = (Reflection) c.newInstance(5, "q");
        System.out.println(r.pub + r.priv + " " + c);
        try {
            k.getMethod("nope");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            k.getField("priv");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            Class.forName("no.Such");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            Shape.class.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        Shape q = (Shape) Class.forName("Reflection$Sq").getDeclaredConstructor(double.class).newInstance(3.0);
        System.out.println(Shape.class.getMethod("area").invoke(q) + " " + q.getClass().getMethod("label").invoke(q) + " " + Arrays.toString(Sq.class.getInterfaces()) + Sq.class.getDeclaredFields().length);
        List<String> names = new ArrayList<>();
        for (Field x : k.getDeclaredFields()) if (!x.isSynthetic()) names.add(x.getName());
        System.out.println(names);
        System.out.println(k.getMethod("boxed", Object.class).invoke(o, (Object) null) + " " + k.getMethod("hashCode").getDeclaringClass() + " " + E.class.getMethod("valueOf", String.class).invoke(null, "B") + " " + Class.forName("[I") + " " + Class.forName("[Ljava.lang.String;").getSimpleName());
        System.out.println(new ArrayList<>().getClass().getMethod("size").invoke(new ArrayList<>(List.of(1,2))));
        Object arr = Array.newInstance(int.class, 3);
        Array.set(arr, 1, 5);
        Array.setInt(arr, 2, 6);
        System.out.println(Array.getLength(arr) + " " + Array.get(arr, 1) + " " + Array.getLong(arr, 2) + " " + ((int[][]) Array.newInstance(int.class, 2, 3))[1].length);
    }
}
