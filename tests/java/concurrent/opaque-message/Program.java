import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Program {
    static int data, flag, r, s;
    static final VarHandle FLAG;
    
    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(Program.class, "flag", int.class);
        } catch (ReflectiveOperationException exception) {
            throw new Error(exception);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            data = 1;
            FLAG.setOpaque(1);
        });
        Thread second = new Thread(() -> {
            r = (int) FLAG.getOpaque();
            s = data;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
