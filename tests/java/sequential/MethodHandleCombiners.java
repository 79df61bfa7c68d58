import java.lang.invoke.*;
import java.util.*;
public class MethodHandleCombiners {
    static int add(int a, int b) {
        return a + b;
    }
    static String up(String s) {
        return s.toUpperCase();
    }
    static boolean pos(int x) {
        return x > 0;
    }
    static String yes(int x) {
        return "yes" + x;
    }
    static String no(int x) {
        return "no" + x;
    }
    public static void main(String[] x) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle up = l.findStatic(MethodHandleCombiners.class, "up", MethodType.methodType(String.class, String.class));
        MethodHandle cat = l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class));
        System.out.println((String) MethodHandles.filterReturnValue(cat, up).invokeExact("a", "b"));
        System.out.println((String) MethodHandles.filterArguments(cat, 0, up).invoke("a", "b"));
        MethodType si = MethodType.methodType(String.class, int.class);
        MethodHandle g = MethodHandles.guardWithTest(l.findStatic(MethodHandleCombiners.class, "pos", MethodType.methodType(boolean.class, int.class)), l.findStatic(MethodHandleCombiners.class, "yes", si), l.findStatic(MethodHandleCombiners.class, "no", si));
        System.out.println((String) g.invokeExact(5) + (String) g.invokeExact(-5));
        System.out.println((Object) MethodHandles.constant(int.class, 3).invoke() + " " + (int) MethodHandles.identity(int.class).invoke(8));
        MethodHandle add = l.findStatic(MethodHandleCombiners.class, "add", MethodType.methodType(int.class, int.class, int.class));
        MethodHandle gen = add.asType(MethodType.genericMethodType(2));
        System.out.println((Object) gen.invokeExact((Object) 1, (Object) 2));
        System.out.println((int) add.asSpreader(Object[].class, 2).invoke(new Object[]{3, 4}));
        System.out.println((int) MethodHandles.dropArguments(add, 0, String.class).invoke("z", 1, 2));
        System.out.println((int) MethodHandles.permuteArguments(l.findStatic(Math.class, "subtractExact", MethodType.methodType(int.class, int.class, int.class)), MethodType.methodType(int.class, int.class, int.class), 1, 0).invoke(1, 10));
    }
}
