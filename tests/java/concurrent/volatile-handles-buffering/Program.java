import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Program {
    static int x, y, r, s;
    static final VarHandle X, Y;
    
    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(Program.class, "x", int.class);
            Y = MethodHandles.lookup().findStaticVarHandle(Program.class, "y", int.class);
        } catch (ReflectiveOperationException exception) {
            throw new Error(exception);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            X.setVolatile(1);
            r = (int) Y.getVolatile();
        });
        Thread second = new Thread(() -> {
            Y.setVolatile(1);
            s = (int) X.getVolatile();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
