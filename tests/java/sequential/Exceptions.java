public class Exceptions {
    static class Mine extends Exception { final int code; Mine(int code) { super("code " + code); this.code = code; } }
    static class Resource implements AutoCloseable {
        final String name;
        Resource(String name) { this.name = name; System.out.println("open " + name); }
        public void close() { System.out.println("close " + name); }
    }
    static int nested(int n) throws Mine {
        try {
            if (n == 0) throw new Mine(7);
            if (n == 1) return 1;
            if (n == 2) throw new IllegalStateException("two");
            return 10 / (n - 3);
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
            return 2;
        } finally {
            System.out.println("finally " + n);
        }
    }
    @SuppressWarnings("finally")
    static int overriding() {
        try { throw new RuntimeException("lost"); } finally { return 5; }
    }
    static void loop() {
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) continue;
                if (i == 2) break;
                System.out.println("body " + i);
            } finally {
                System.out.println("end " + i);
            }
        }
    }
    static Object field;
    public static void main(String[] args) {
        for (int n = 0; n < 5; n++) {
            try {
                System.out.println(nested(n));
            } catch (Mine e) {
                System.out.println(e.code + e.getMessage());
            } catch (ArithmeticException | NullPointerException e) {
                System.out.println(e);
            }
        }
        System.out.println(overriding());
        loop();
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            System.out.println("use");
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
        try {
            field.toString();
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            throw new Exception("outer", new RuntimeException("inner"));
        } catch (Exception e) {
            System.out.println(e + " <- " + e.getCause());
        }
        try {
            assert args.length == 1 : "assertion " + args.length;
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            recurse(0);
        } catch (IllegalArgumentException e) {
            System.out.println("deep " + e.getMessage());
        }
        synchronized (Exceptions.class) {
            try {
                synchronized (new Object()) { throw new RuntimeException("in sync"); }
            } catch (RuntimeException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Bad.touch();
        } catch (ExceptionInInitializerError e) {
            System.out.println("init " + e.getCause().getMessage());
        }
        try {
            Bad.touch();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }
    static class Bad {
        static int x = fail();
        static int fail() { throw new RuntimeException("bad class"); }
        static void touch() { }
    }
    static void recurse(int n) { if (n == 50) throw new IllegalArgumentException("at " + n); recurse(n + 1); }
}
