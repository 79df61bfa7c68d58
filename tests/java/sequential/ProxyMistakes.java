import java.lang.reflect.*;
public class ProxyMistakes {
    interface N { } public static void main(String[] a) {
        try {
            Proxy.newProxyInstance(null, new Class<?>[]{N.class}, (p, m, x) -> null);
        } catch (IllegalArgumentException e) {
            System.out.println("iae");
        }
        Runnable r = (Runnable) Proxy.newProxyInstance(null, new Class<?>[]{Runnable.class}, (p, m, x) -> {
            System.out.println(m.getName() + (x == null));
            return null;
        });
        r.run();
        try {
            Proxy.newProxyInstance(null, new Class<?>[]{String.class}, (p, m, x) -> null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.newProxyInstance(null, new Class<?>[]{Runnable.class, Runnable.class}, (p, m, x) -> null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.getInvocationHandler("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.newProxyInstance(null, new Class<?>[]{Runnable.class}, null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
