public class InitOrder {
    static StringBuilder log = new StringBuilder();
    static class A {
        static {
            log.append("A");
        }
        static int v = note("v", 1);
        int x = note("x", 2);
        {
            log.append("{A}");
        }
        A() {
            log.append("(A)");
            hook();
        }
        void hook() {
            log.append("hookA");
        }
    }
    static class B extends A {
        static {
            log.append("B");
        }
        static final int CONST = 5;
        static final Integer BOXED = note("boxed", 6);
        String s = "set";
        {
            log.append("{B}");
        }
        B() {
            super();
            log.append("(B)");
        }
        @Override void hook() {
            log.append("hookB:" + s);
        }
    }
    interface I {
        int Y = note("Y", 7);
        default void m() {
        }
    }
    static class C implements I {
        static {
            log.append("C");
        }
    }
    static int note(String n, int v) {
        log.append("<" + n + ">");
        return v;
    }
    static class Holder {
        static final Object O = new Object();
        static {
            log.append("H");
        }
    }
    public static void main(String[] args) {
        System.out.println(B.CONST + log.toString());
        log.append("|");
        new B();
        log.append("|");
        new B();
        log.append("|");
        new C();
        log.append("|");
        B[] arr = new B[1];
        Class<?> c = Holder.class;
        log.append("|");
        Holder.O.hashCode();
        System.out.println(log);
    }
}
