import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LongArithmetic {
    static long gcd(long a, long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }
    static long power(long b, int e, long m) {
        long r = 1;
        b %= m;
        for (; e > 0; e >>= 1) {
            if ((e & 1) == 1) r = r * b % m;
            b = b * b % m;
        }
        return r;
    }
    static boolean prime(long n) {
        if (n < 2) return false;
        for (long d = 2; d * d <= n; d++) if (n % d == 0) return false;
        return true;
    }
    static long collatz(long n) {
        long steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }
    public static void main(String[] args) {
        System.out.println(gcd(1071, 462) + " " + gcd(-4, 6) + " " + power(3, 200, 1_000_000_007) + " " + prime(97) + prime(1_000_003) + prime(1_000_001) + " " + collatz(27));
        long f = 1;
        for (int i = 2; i <= 21; i++) f *= i;
        System.out.println(f + " " + Long.toString(f, 36) + " " + Long.toHexString(f) + " " + Long.numberOfTrailingZeros(f) + " " + Long.compareUnsigned(f, 5) + " " + Long.divideUnsigned(f, 10) + " " + Long.toUnsignedString(f));
        System.out.println(Math.floorMod(-7L, 3) + " " + Math.multiplyHigh(1L << 40, 1L << 40) + " " + (5L << 62) + " " + (-1L >>> 60) + " " + (int) 3_000_000_000L + " " + (float) 123456789012L + " " + (long) 1e19 + " " + Long.MAX_VALUE / 1000 * 1000);
        try {
            Math.multiplyExact(f, 1000L);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
