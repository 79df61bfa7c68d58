import java.lang.invoke.VarHandle;

public class Program {
    static int x, y, r, s;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
            VarHandle.fullFence();
            r = y;
        });
        Thread second = new Thread(() -> {
            y = 1;
            VarHandle.fullFence();
            s = x;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
