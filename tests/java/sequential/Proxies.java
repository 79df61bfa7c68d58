import java.lang.reflect.*;
import java.util.*;
public class Proxies {
    interface Calc {
        int add(int a, int b);
        String name();
        void boom() throws Exception;
        default int twice(int q) {
            return q * 2;
        }
        long wide(long a, double b, Object o, int[] r);
    }
    interface Named {
        String who();
    }
    static class Log implements InvocationHandler {
        final Object t;
        List<String> calls = new ArrayList<>();
        Log(Object t) {
            this.t = t;
        }
        public Object invoke(Object p, Method m, Object[] a) throws Throwable {
            calls.add(m.getName() + (a == null ? "[]" : Arrays.deepToString(a)));
            try {
                return m.invoke(t, a);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }
    public static void main(String[] x) throws Exception {
        Calc real = new Calc() {
            public int add(int a, int b) {
                return a + b;
            }
            public String name() {
                return "real";
            }
            public void boom() throws Exception {
                throw new Exception("bang");
            }
            public long wide(long a, double b, Object o, int[] r) {
                return a + (long) b + r.length;
            }
        };
        Log log = new Log(real);
        Calc p = (Calc) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[]{Calc.class}, log);
        System.out.println(p.add(2, 3) + p.name() + p.twice(4) + p.wide(5L, 2.5, null, new int[2]));
        try {
            p.boom();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        System.out.println(log.calls);
        System.out.println(Proxy.isProxyClass(p.getClass()) + " " + (Proxy.getInvocationHandler(p) == log) + " " + (p instanceof Calc) + (p instanceof Named));
        Object q = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[]{Named.class, Runnable.class}, (pr, m, a) -> {
            switch (m.getName()) {
                case "who": return "me";
                case "toString": return "P!";
                case "hashCode": return 42;
                case "equals": return pr == a[0];
                default: return null;
            }
        });
        System.out.println(((Named) q).who() + q + q.hashCode() + q.equals(q) + q.equals("x"));
        ((Runnable) q).run();
        Calc bad = (Calc) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[]{Calc.class}, (pr, m, a) -> null);
        try {
            bad.add(1, 2);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        System.out.println(bad.name());
        Calc bad2 = (Calc) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[]{Calc.class}, (pr, m, a) -> "str");
        try {
            bad2.add(1, 2);
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        Calc bad3 = (Calc) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[]{Calc.class}, (pr, m, a) -> {
            throw new java.util.concurrent.TimeoutException("t");
        });
        try {
            bad3.add(1, 2);
        } catch (UndeclaredThrowableException e) {
            System.out.println("ute " + e.getCause().getMessage());
        }
        try {
            bad3.boom();
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName());
        }
        Comparator<String> cs = (Comparator<String>) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[]{Comparator.class}, (pr, m, a) -> ((String) a[0]).length() - ((String) a[1]).length());
        List<String> l = new ArrayList<>(List.of("ccc","a","bb"));
        l.sort(cs);
        System.out.println(l);
    }
}
