import java.util.*;
import java.util.function.*;

public class ArithmeticEdges {
    public static void main(String[] args) throws Exception {
        int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
        System.out.println((max + 1) + " " + (min - 1) + " " + -min + " " + min / -1 + " " + min % -1 + " " + max * 2 + " " + (max * 2L));
        long lm = Long.MAX_VALUE;
        System.out.println((lm + 1) + " " + lm * lm + " " + (int) lm + " " + (lm >>> 63) + " " + Long.MIN_VALUE / -1);
        byte b = 127;
        b++;
        short s = -32768;
        s--;
        char c = 0;
        c--;
        System.out.println(b + " " + s + " " + (int) c);
        int i = 7;
        i = i++ + i++;
        System.out.println(i);
        i += i++ * 2 + i;
        System.out.println(i);
        int x = 5;
        x = x-- - --x;
        System.out.println(x);
        System.out.println(7 / 2 * 2.0 + " " + 7 / 2.0 * 2 + " " + (char) (65 + 1) + (65 + 1) + " " + (1 + 2 + "3" + 4 + 5) + " " + 010 + 0x1F + 0b11 + " " + 1_000);
        for (int d : new int[] {0, 3}) try {
            System.out.println(10 / d + " " + 10 % d);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(10.0 / 0 + " " + -10.0 / 0 + " " + 10.0 % 0);
        for (Supplier<Object> f : List.<Supplier<Object>>of(() -> Math.addExact(max, 1), () -> Math.negateExact(min), () -> Math.toIntExact(1L << 31), () -> Math.incrementExact(5), () -> Math.multiplyExact(1 << 20, 1 << 12), () -> Math.subtractExact(0L, Long.MIN_VALUE))) try {
            System.out.println(f.get());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
