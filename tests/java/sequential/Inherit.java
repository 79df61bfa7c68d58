import java.util.*;

public class Inherit {
    static class A {
        int v = 1;
        static String s() {
            return "A.s";
        }
        String m() {
            return "A.m";
        }
        String call() {
            return m() + v;
        }
        A self() {
            return this;
        }
        String over(Object o) {
            return "A(Object)";
        }
        private String p() {
            return "A.p";
        }
        String callP() {
            return p();
        }
        protected String prot() {
            return "prot";
        }
    }

    static class B extends A {
        int v = 2;
        static String s() {
            return "B.s";
        }
        @Override String m() {
            return "B.m+" + super.m();
        }
        @Override B self() {
            return this;
        }
        String over(String o) {
            return "B(String)";
        }
        String p() {
            return "B.p";
        }
        int both() {
            return v + super.v + ((A) this).v;
        }
    }

    static final class C extends B {
        @Override String m() {
            return "C.m";
        }
        {
            v = 30;
        }
        @Override public String toString() {
            return "C" + v;
        }
    }

    public static void main(String[] args) throws Exception {
        A a = new B();
        System.out.println(a.v + a.m() + a.call() + ((B) a).both() + a.over("x") + ((B) a).over("x") + ((B) a).over(1) + a.callP() + A.s() + B.s() + a.self().getClass().getSimpleName());
        A c = new C();
        System.out.println(c + c.m() + c.call() + ((B) c).v + (c instanceof B) + (c.getClass() == C.class) + c.getClass().getSuperclass().getSimpleName());
        List<A> all = List.of(a, c, new A());
        for (A x : all) System.out.print(x.m() + " ");
        System.out.println();
        try {
            C bad = (C) a;
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        A anon = new A() {
            @Override String m() {
                return "anon." + super.m();
            }
            int extra = 5;
            {
                System.out.println("anon init " + extra);
            }
        };
        System.out.println(anon.call() + anon.prot());
    }
}
