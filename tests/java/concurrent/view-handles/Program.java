import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Messages in an array of bytes: a length says that the rest is there, in opaque mode or not. */
public class Program {
    static final VarHandle INTS =
        MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    static final byte[] bytes = new byte[20];
    static int opaque = -1;
    static int released = -1;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            if ((int) INTS.getAcquire(bytes, 0) == 4) {
                opaque = (int) INTS.get(bytes, 4);
            }
            if ((int) INTS.getAcquire(bytes, 8) == 4) {
                released = (int) INTS.get(bytes, 12);
            }
            INTS.compareAndSet(bytes, 16, 0, 1);
        });
        reader.start();
        INTS.set(bytes, 12, 9);
        INTS.setRelease(bytes, 8, 4);
        INTS.set(bytes, 4, 7);
        INTS.setOpaque(bytes, 0, 4);
        boolean first = INTS.compareAndSet(bytes, 16, 0, 2);
        reader.join();
        assert (int) INTS.get(bytes, 16) == (first ? 2 : 1);
    }
}
