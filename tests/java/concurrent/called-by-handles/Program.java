import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;

/** Threads that run the same methods through handles and proxies race as if they called them. */
public class Program {
    static int plain;
    static int locked;

    interface Task {
        void run(int amount);
    }

    static void add(int amount) {
        plain += amount;
    }

    static synchronized void addSafely(int amount) {
        locked += amount;
    }

    public static void main(String[] args) throws Throwable {
        MethodType type = MethodType.methodType(void.class, int.class);
        MethodHandle add = MethodHandles.lookup().findStatic(Program.class, "add", type);
        Task safe = (Task) Proxy.newProxyInstance(Task.class.getClassLoader(), new Class<?>[] {Task.class},
            (proxy, method, arguments) -> {
                addSafely((Integer) arguments[0]);
                return null;
            });
        Thread thread = new Thread(() -> {
            try {
                add.invokeExact(1);
            } catch (Throwable exception) {
                throw new AssertionError(exception);
            }
            safe.run(1);
        });
        thread.start();
        add.invokeExact(1);
        safe.run(1);
        thread.join();
    }
}
