import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

public class Program {
    static int cell;
    static boolean first, second;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(Program.class, "cell", int.class);
        first = handle.weakCompareAndSet(0, 1);
        assert cell == (first ? 1 : 0);
        AtomicInteger other = new AtomicInteger();
        second = other.weakCompareAndSetPlain(0, 1);
        assert other.get() == (second ? 1 : 0);
    }
}
