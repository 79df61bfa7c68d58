import java.util.*;

public class ExceptionChains {
    static class Wrap extends RuntimeException {
        Wrap(String m, Throwable c) {
            super(m, c);
        }
    }
    static int level(int n) {
        try {
            if (n == 0) return 1 / n;
            return level(n - 1);
        } catch (ArithmeticException e) {
            throw new Wrap("level " + n, e);
        } catch (Wrap w) {
            if (n < 3) throw new Wrap("level " + n, w);
            throw w;
        } finally {
            trace.append(n);
        }
    }
    static StringBuilder trace = new StringBuilder();
    static String nested() {
        String s = "";
        try {
            try {
                s += "a";
                throw new IllegalStateException("x");
            } catch (IllegalStateException e) {
                s += "b";
                throw new UnsupportedOperationException("y");
            } finally {
                s += "c";
            }
        } catch (UnsupportedOperationException e) {
            s += "d" + e.getMessage();
        } finally {
            s += "e";
        }
        return s;
    }
    static int loops() {
        int n = 0;
        while (true) {
            try {
                n++;
                if (n < 3) continue;
                if (n == 5) break;
            } finally {
                n++;
            }
        }
        return n;
    }
    public static void main(String[] args) {
        try {
            level(3);
        } catch (Wrap w) {
            for (Throwable t = w; t != null; t = t.getCause()) System.out.println(t);
        }
        System.out.println(trace + " " + nested() + " " + loops());
        Thread t = Thread.currentThread();
        try {
            throw (RuntimeException) Class.forName("java.lang.IllegalStateException").getDeclaredConstructor(String.class).newInstance("made");
        } catch (RuntimeException e) {
            System.out.println(e);
        } catch (ReflectiveOperationException e) {
            System.out.println("no");
        }
        try {
            Object o = List.of(1);
            ((List<String>) o).get(0).length();
        } catch (ClassCastException e) {
            System.out.println("heap pollution");
        }
        try {
            throw new StackOverflowError("mine");
        } catch (VirtualMachineError e) {
            System.out.println(e);
        }
    }
}
