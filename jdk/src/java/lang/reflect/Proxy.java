package java.lang.reflect;

import fencepost.Members;

/** Objects whose methods all call a handler. Their classes are made by the checker. */
public class Proxy implements java.io.Serializable {
    protected InvocationHandler h;

    protected Proxy(InvocationHandler handler) {
        h = java.util.Objects.requireNonNull(handler);
    }

    public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler handler) {
        java.util.Objects.requireNonNull(handler);
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < interfaces.length; i++) {
            if (!interfaces[i].isInterface()) {
                throw new IllegalArgumentException(interfaces[i].getName() + " is not an interface");
            }
            if (loader == null && interfaces[i].getClassLoader() != null) {
                throw new IllegalArgumentException(interfaces[i].getName() + " is not visible from class loader: null");
            }
            for (int j = 0; j < i; j++) {
                if (interfaces[j] == interfaces[i]) {
                    throw new IllegalArgumentException("repeated interface: " + interfaces[i].getName());
                }
            }
            names.append(i == 0 ? "" : ",").append(interfaces[i].getName().replace('.', '/'));
        }
        return Members.proxy(names.toString(), new Proxy(handler));
    }

    public static boolean isProxyClass(Class<?> type) {
        return type.getSuperclass() == Proxy.class;
    }

    public static InvocationHandler getInvocationHandler(Object proxy) {
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("not a proxy instance");
        }
        return ((Proxy) proxy).h;
    }

    /** What a method of a proxy does. */
    private static Object called(Object proxy, Class<?> owner, int index, Object[] arguments) throws Throwable {
        try {
            return ((Proxy) proxy).h.invoke(proxy, new Method(owner, index), arguments);
        } catch (RuntimeException | Error exception) {
            throw exception;
        } catch (Throwable exception) {
            int at = 0;
            for (Class<?> type = Members.thrown(owner, index, 0); type != null; type = Members.thrown(owner, index, at)) {
                if (type.isInstance(exception)) {
                    throw exception;
                }
                at++;
            }
            throw new UndeclaredThrowableException(exception);
        }
    }
}
