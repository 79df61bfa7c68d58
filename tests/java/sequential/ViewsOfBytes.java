import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Numbers in arrays and buffers of bytes, in both orders. */
public class ViewsOfBytes {
    static VarHandle of(Class<?> type, ByteOrder order) {
        return MethodHandles.byteArrayViewVarHandle(type, order);
    }

    static void attempt(String what, Runnable code) {
        try {
            code.run();
            System.out.println(what + " works");
        } catch (RuntimeException exception) {
            System.out.println(what + " " + exception.getClass().getName());
        }
    }

    public static void main(String[] args) {
        byte[] bytes = new byte[16];
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            VarHandle longs = of(long[].class, order);
            VarHandle ints = of(int[].class, order);
            VarHandle shorts = of(short[].class, order);
            VarHandle chars = of(char[].class, order);
            longs.set(bytes, 0, 0x0102030405060708L);
            ints.set(bytes, 9, -2);
            System.out.println(order + " " + Arrays.toString(bytes));
            System.out.println((long) longs.get(bytes, 0) + " " + (int) ints.get(bytes, 9)
                + " " + (short) shorts.get(bytes, 12) + " " + (int) (char) chars.get(bytes, 12));
            shorts.set(bytes, 14, (short) -3);
            System.out.println((short) shorts.getVolatile(bytes, 14) + " " + bytes[14]);
            System.out.println(ints.compareAndSet(bytes, 4, (int) ints.get(bytes, 4), 77)
                + " " + (int) ints.getAcquire(bytes, 4) + " " + bytes[4] + " " + bytes[7]);
            System.out.println((long) longs.compareAndExchange(bytes, 8, 1L, 2L) != 2L);
            System.out.println((int) ints.getAndSet(bytes, 0, 5) != 5);
            System.out.println((int) ints.getAndBitwiseOr(bytes, 0, 2) + " " + (int) ints.get(bytes, 0));
        }
        VarHandle ints = of(int[].class, ByteOrder.LITTLE_ENDIAN);
        System.out.println((int) ints.getAndAdd(bytes, 8, 3) + 3 - (int) ints.get(bytes, 8));
        VarHandle doubles = of(double[].class, ByteOrder.LITTLE_ENDIAN);
        doubles.set(bytes, 3, 1.5);
        System.out.println((double) doubles.get(bytes, 3));
        System.out.println(ints.varType() + " " + ints.coordinateTypes());
        attempt("unaligned read", () -> System.out.println((int) ints.get(bytes, 3)));
        attempt("unaligned volatile read", () -> System.out.println((int) ints.getVolatile(bytes, 3)));
        attempt("read behind the end", () -> System.out.println((int) ints.get(bytes, 13)));
        attempt("read before the start", () -> System.out.println((int) ints.get(bytes, -1)));
        attempt("of no array", () -> of(int.class, ByteOrder.BIG_ENDIAN));
        attempt("of bytes", () -> of(byte[].class, ByteOrder.BIG_ENDIAN));

        VarHandle buffered = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        ByteBuffer buffer = ByteBuffer.wrap(bytes, 4, 8).slice();
        buffered.set(buffer, 0, 0x0a0b0c0d);
        System.out.println(Arrays.toString(bytes) + " " + buffer.getInt(0));
        attempt("written for readers", () -> buffered.set(buffer.asReadOnlyBuffer(), 0, 1));
        attempt("read for readers", () -> System.out.println((int) buffered.get(buffer.asReadOnlyBuffer(), 0)));
        attempt("behind the limit", () -> System.out.println((int) buffered.get(buffer, 5)));
    }
}
