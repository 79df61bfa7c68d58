import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** One of two exchanges by offset succeeds. */
public class Program {
    static final Unsafe U;
    static final long COUNT;
    static final long SLOT;

    static {
        try {
            Field only = Unsafe.class.getDeclaredField("theUnsafe");
            only.setAccessible(true);
            U = (Unsafe) only.get(null);
            COUNT = U.objectFieldOffset(Cell.class.getDeclaredField("count"));
            SLOT = U.arrayBaseOffset(Object[].class) + U.arrayIndexScale(Object[].class);
        } catch (ReflectiveOperationException exception) {
            throw new Error(exception);
        }
    }

    static final class Cell {
        boolean before;
        int count;
    }

    static final Cell cell = new Cell();
    static final Object[] slots = new Object[2];
    static int won;
    static Object kept;

    static void take(String name) {
        if (U.compareAndSwapObject(slots, SLOT, null, name)) {
            U.getAndAddInt(cell, COUNT, 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> take("other"));
        other.start();
        take("main");
        other.join();
        won = cell.count;
        kept = U.getObjectVolatile(slots, SLOT);
        assert slots[0] == null && slots[1] == kept;
    }
}
