public class StaticInit {
    static StringBuilder log = new StringBuilder();
    static int a = mark("a", 1);
    static {
        mark("block", 0);
    }

    static final int CONST = 5;
    static final Integer BOXED = mark("boxed", 9);
    int inst = mark("inst", 2);
    {
        mark("init", 0);
    }

    StaticInit() {
        mark("ctor", 0);
    }

    StaticInit(int x) {
        this();
        mark("ctor-int", x);
    }

    static int mark(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    static class Lazy {
        static {
            System.out.println("Lazy initialised");
        }
        static final int INLINE = 3;
        static int notInline = 4;
    }

    static class Bad {
        static int v = 1 / zero();
        static int zero() {
            return 0;
        }
    }

    static class Parent {
        static {
            System.out.println("Parent");
        }
    }

    static class Child extends Parent {
        static {
            System.out.println("Child");
        }
        static void touch() { }
    }

    interface HasField {
        int F = print("interface field");
        static int print(String s) {
            System.out.println(s);
            return 1;
        }
    }

    static class Impl implements HasField { }
    public static void main(String[] args) throws Exception {
        new StaticInit(7);
        System.out.println(log);
        System.out.println(Lazy.INLINE);
        System.out.println("before");
        System.out.println(Lazy.notInline);
        try {
            System.out.println(Bad.v);
        } catch (ExceptionInInitializerError e) {
            System.out.println("EIIE " + e.getCause());
        }
        try {
            System.out.println(Bad.v);
        } catch (NoClassDefFoundError e) {
            System.out.println("NCDFE");
        }
        Child.touch();
        new Impl();
        System.out.println("made");
        System.out.println(Impl.F);
        Child[] none = new Child[2];
        System.out.println(none.length);
    }
}
