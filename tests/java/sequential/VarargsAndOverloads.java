import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class VarargsAndOverloads {
    static String f(Object o) {
        return "Object";
    }
    static String f(String s) {
        return "String";
    }
    static String f(Integer i) {
        return "Integer";
    }
    static String f(int i) {
        return "int";
    }
    static String f(long l) {
        return "long";
    }
    static String f(double d) {
        return "double";
    }
    static String f(Object... os) {
        return "varargs" + os.length;
    }
    static String g(int... xs) {
        return "ints" + xs.length;
    }
    static String g(String first, Object... rest) {
        return first + rest.length;
    }
    static class A {
        String who() {
            return "A";
        }
        String call(A a) {
            return "A(A)" + a.who();
        }
    }
    static class B extends A {
        @Override String who() {
            return "B";
        }
        String call(B b) {
            return "B(B)";
        }
    }
    static int sum(int... v) {
        int s = 0;
        for (int x : v) s += x;
        return s;
    }
    public static void main(String[] args) {
        byte b = 1;
        char c = 65;
        System.out.println(f(1) + f(b) + f(c) + f(1L) + f(1f) + f("s") + f((Object) "s") + f(Integer.valueOf(1)) + f() + f(1, 2) + f((Object) null) + f(new int[0]));
        System.out.println(g() + g(1) + g(new int[] {1, 2}) + g("x") + g("x", 1, "y") + g("n", (Object[]) null == null ? new Object[0] : null) + sum() + sum(1, 2, 3));
        A ab = new B();
        B bb = new B();
        System.out.println(ab.call(bb) + bb.call(bb) + bb.call(ab) + ((A) bb).who());
        System.out.println(String.format("%s %s", new Object[] {"a", "b"}) + String.format("%s", (Object) new String[] {"z"}.length) + Arrays.asList(1, 2).size() + Arrays.asList(new int[] {1, 2}).size() + List.of(new Integer[] {1, 2}).size());
        StringBuilder s = new StringBuilder();
        s.append((char) 97).append((int) (char) 97).append(1.0f).append(2L).append(new char[] {98}).append("cde", 1, 2).append((String) null);
        System.out.println(s);
    }
}
