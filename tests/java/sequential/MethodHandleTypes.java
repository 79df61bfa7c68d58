import java.lang.invoke.*;
import java.util.*;
public class MethodHandleTypes {
    static String va(String p, int... r) {
        return p + r.length + Arrays.toString(r);
    }
    static void vd(StringBuilder b) {
        b.append("v");
    }
    static int bad(int x) {
        throw new IllegalStateException("bad" + x);
    }
    static int rescue(IllegalStateException e, int x) {
        return -x;
    }
    static Object gen(Object o) {
        return o;
    }
    static char ch(char c) {
        return (char) (c + 1);
    }
    static double wide(double d) {
        return d / 2;
    }
    interface Shape {
        default String nm() {
            return "shape" + area();
        }
        int area();
    }
    record Sq(int s) implements Shape {
        public int area() {
            return s * s;
        }
    }
    interface T {
        Object go() throws Throwable;
    }
    static void t(T f) {
        try {
            System.out.println(f.go());
        } catch (Throwable e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
    public static void main(String[] x) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = MethodHandleTypes.class;
        MethodHandle va = l.findStatic(c, "va", MethodType.methodType(String.class, String.class, int[].class));
        t(() -> (String) va.invoke("a", 1, 2, 3));
        t(() -> (String) va.invoke("b"));
        t(() -> (String) va.invoke("c", new int[]{9}));
        t(() -> (String) va.invokeExact("d", new int[]{8, 7}));
        t(() -> va.invokeWithArguments("e", 4, 5));
        t(() -> va.isVarargsCollector() + " " + va.asFixedArity().isVarargsCollector());
        MethodHandle vd = l.findStatic(c, "vd", MethodType.methodType(void.class, StringBuilder.class));
        StringBuilder sb = new StringBuilder();
        vd.invokeExact(sb);
        vd.invoke(sb);
        t(() -> (Object) vd.invoke(sb));
        t(() -> sb.toString());
        MethodHandle bad = l.findStatic(c, "bad", MethodType.methodType(int.class, int.class));
        t(() -> (int) bad.invokeExact(3));
        MethodHandle res = l.findStatic(c, "rescue", MethodType.methodType(int.class, IllegalStateException.class, int.class));
        t(() -> (int) MethodHandles.catchException(bad, IllegalStateException.class, res).invokeExact(5));
        MethodHandle gen = l.findStatic(c, "gen", MethodType.methodType(Object.class, Object.class));
        t(() -> (String) gen.invoke("s"));
        t(() -> (Integer) gen.invoke("s"));
        t(() -> (int) gen.invoke(5));
        t(() -> (int) gen.invoke((Object) null));
        t(() -> (long) gen.invoke(5));
        t(() -> (short) gen.invoke(5));
        MethodHandle ch = l.findStatic(c, "ch", MethodType.methodType(char.class, char.class));
        t(() -> (int) ch.invoke('a'));
        t(() -> (char) ch.invoke((Object) 'b'));
        t(() -> (char) ch.invoke(5));
        MethodHandle wide = l.findStatic(c, "wide", MethodType.methodType(double.class, double.class));
        t(() -> (double) wide.invoke(3));
        t(() -> (double) wide.invoke(3L));
        t(() -> (double) wide.invoke((Object) 3f));
        t(() -> (double) wide.invoke('a'));
        t(() -> (int) wide.invoke(3.0));
        t(() -> (double) wide.invoke("x"));
        MethodHandle nm = l.findVirtual(Shape.class, "nm", MethodType.methodType(String.class));
        t(() -> (String) nm.invoke(new Sq(3)));
        t(() -> (String) nm.invoke((Shape) null));
        t(() -> (String) nm.invoke((Object) "str"));
        t(() -> l.findVirtual(Sq.class, "area", MethodType.methodType(int.class)).invoke(new Sq(4)));
        t(() -> l.findVirtual(c, "nope", MethodType.methodType(int.class)));
        t(() -> l.findVirtual(c, "ch", MethodType.methodType(char.class, char.class)));
        t(() -> l.findStatic(Sq.class, "area", MethodType.methodType(int.class)));
        t(() -> (int) MethodHandles.foldArguments(l.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class)), l.findStatic(Math.class, "abs", MethodType.methodType(int.class, int.class))).invoke(-4));
        t(() -> (Object) MethodHandles.arrayElementGetter(int[].class).invoke(new int[]{5, 6}, 1));
        t(() -> {
            int[] a = new int[1];
            MethodHandles.arrayElementSetter(int[].class).invoke(a, 0, 7);
            return a[0];
        });
        t(() -> va.bindTo("z").invokeWithArguments(1));
        t(() -> (Object) MethodHandles.throwException(int.class, Error.class).invoke(new Error()));
        t(() -> MethodHandles.insertArguments(ch, 0, "no"));
        t(() -> ch.asType(MethodType.methodType(String.class, char.class)));
        t(() -> wide.type().wrap() + " " + wide.type().generic() + va.type().lastParameterType().getSimpleName() + wide.type().changeReturnType(int.class) + MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null) + va.type().toMethodDescriptorString());
        t(() -> l.findGetter(Sq.class, "s", int.class).invoke(new Sq(9)));
        t(() -> l.findSetter(Sq.class, "s", int.class));
        MethodHandle cmp = l.findVirtual(Comparator.class, "compare", MethodType.methodType(int.class, Object.class, Object.class)).bindTo(Comparator.<Integer>reverseOrder());
        t(() -> (int) cmp.invoke((Object) 1, (Object) 2));
        t(() -> (Object) l.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class)).invoke("12"));
        t(() -> (Object) l.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class)).invoke("zz"));
        t(() -> (Object) l.findConstructor(ArrayList.class, MethodType.methodType(void.class)).invoke());
        MethodHandle n = null;
        t(() -> (int) n.invokeExact());
    }
}
