import java.lang.invoke.*;
import java.util.*;
public class MethodHandleCalls {
    int f = 4;
    static String sf = "s";
    static int add(int a, int b) {
        return a + b;
    }
    String hi(String n) {
        return "hi " + n + f;
    }
    private static long prv(long a) {
        return a * 2;
    }
    MethodHandleCalls() {} MethodHandleCalls(int f) {
        this.f = f;
    }
    public static void main(String[] x) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findStatic(MethodHandleCalls.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(2, 3));
        System.out.println((Object) add.invoke(4, 5));
        System.out.println(add.invokeWithArguments(6, 7));
        MethodHandle hi = l.findVirtual(MethodHandleCalls.class, "hi", MethodType.methodType(String.class, String.class));
        System.out.println((String) hi.invokeExact(new MethodHandleCalls(), "bob"));
        MethodHandle b = hi.bindTo(new MethodHandleCalls(9));
        System.out.println((String) b.invoke("al"));
        MethodHandle len = l.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) len.invokeExact("four"));
        MethodHandle c = l.findConstructor(MethodHandleCalls.class, MethodType.methodType(void.class, int.class));
        System.out.println(((MethodHandleCalls) c.invoke(77)).f);
        MethodHandle g = l.findGetter(MethodHandleCalls.class, "f", int.class);
        MethodHandle s = l.findSetter(MethodHandleCalls.class, "f", int.class);
        MethodHandleCalls o = new MethodHandleCalls();
        s.invoke(o, 12);
        System.out.println((int) g.invoke(o));
        MethodHandle sg = l.findStaticGetter(MethodHandleCalls.class, "sf", String.class);
        System.out.println((String) sg.invoke());
        System.out.println(add.type() + " " + hi.type().parameterCount() + add.type().returnType());
        try {
            int r = (int) add.invokeExact(2, (Integer) 3);
        } catch (WrongMethodTypeException e) {
            System.out.println("wmt");
        }
        try {
            l.findStatic(MethodHandleCalls.class, "nope", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println("nsm");
        }
        long w = (long) add.invoke((short) 1, (byte) 2);
        System.out.println(w);
        System.out.println((Object) l.findVirtual(List.class, "size", MethodType.methodType(int.class)).invoke(List.of(1, 2)));
        MethodHandle pr = l.findStatic(MethodHandleCalls.class, "prv", MethodType.methodType(long.class, long.class));
        System.out.println((long) pr.invokeExact(21L));
        MethodHandle ins = MethodHandles.insertArguments(add, 0, 100);
        System.out.println((int) ins.invokeExact(1));
        Object[] args = {1, 2};
        System.out.println(add.invokeWithArguments(args));
        System.out.println((Object) l.unreflect(MethodHandleCalls.class.getDeclaredMethod("add", int.class, int.class)).invoke(8, 8));
        System.out.println(MethodType.methodType(String.class, int.class, long[].class) + " " + MethodType.methodType(void.class).equals(MethodType.methodType(void.class)));
    }
}
