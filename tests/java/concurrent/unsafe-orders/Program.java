import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Accesses by offset have the order that their names say. */
public class Program {
    static final Unsafe U;
    static final long DATA;
    static final long FLAG;

    static {
        try {
            Field only = Unsafe.class.getDeclaredField("theUnsafe");
            only.setAccessible(true);
            U = (Unsafe) only.get(null);
            DATA = U.objectFieldOffset(Cell.class.getDeclaredField("data"));
            FLAG = U.objectFieldOffset(Cell.class.getDeclaredField("flag"));
        } catch (ReflectiveOperationException exception) {
            throw new Error(exception);
        }
    }

    static final class Cell {
        int data;
        long flag;
    }

    static final Cell first = new Cell();
    static final Cell second = new Cell();
    static int plain;
    static int ordered;

    static int seen(Cell cell) {
        return U.getLongVolatile(cell, FLAG) == 1 ? U.getInt(cell, DATA) : 2;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            U.putInt(first, DATA, 1);
            U.putLong(first, FLAG, 1);
        });
        other.start();
        plain = seen(first);
        other.join();
        other = new Thread(() -> {
            U.putInt(second, DATA, 1);
            U.putOrderedLong(second, FLAG, 1);
        });
        other.start();
        ordered = seen(second);
        other.join();
    }
}
