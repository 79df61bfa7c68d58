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
            X.setRelease(1);
            r = (int) Y.getAcquire();
        });
        Thread second = new Thread(() -> {
            Y.setRelease(1);
            s = (int) X.getAcquire();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
