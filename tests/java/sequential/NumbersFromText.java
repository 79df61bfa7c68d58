import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Forms of numbers in text, names of units, and messages. */
public class NumbersFromText {
    static final Object lock = new Object();

    interface Body {
        void run() throws Throwable;
    }

    /** A message about null depends on the names of local variables. */
    static void attempt(int number, Body body) {
        try {
            body.run();
            System.out.println(number + ": nothing");
        } catch (NullPointerException exception) {
            System.out.println(number + ": " + exception.getClass().getName());
        } catch (Throwable thrown) {
            System.out.println(number + ": " + thrown);
        }
    }

    static void show(Object value) {
        System.out.println(value);
    }

    static ThreadPoolExecutor pool() {
        return new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    public static void main(String[] args) {
        part1();
    }

    static void part1() {
        attempt(1, () -> show(TimeUnit.SECONDS.toChronoUnit()));
        attempt(2, () -> {
            show(TimeUnit.NANOSECONDS.toChronoUnit() + " " + TimeUnit.MICROSECONDS.toChronoUnit() + " " + TimeUnit.MILLISECONDS.toChronoUnit() + " " + TimeUnit.MINUTES.toChronoUnit() + " " + TimeUnit.HOURS.toChronoUnit() + " " + TimeUnit.DAYS.toChronoUnit());
        });
        attempt(3, () -> show(TimeUnit.of(java.time.temporal.ChronoUnit.HOURS)));
        attempt(4, () -> TimeUnit.of(java.time.temporal.ChronoUnit.YEARS));
        attempt(5, () -> {
            show(Double.parseDouble("0x1p3") + " " + Double.parseDouble("-0x1.8p1") + " " + Double.parseDouble("0x.8p0f") + " " + Double.parseDouble("0X1.fffffffffffff8P1023") + " " + Double.parseDouble("0x1p-1074") + " " + Double.parseDouble("0x1p-1075") + " " + Double.parseDouble("0x1.8p-1075"));
        });
        attempt(6, () -> Double.parseDouble("0x1"));
        attempt(7, () -> Double.parseDouble("0xp1"));
        attempt(8, () -> {
            show(Float.parseFloat("0x1.000001p0") + " " + Float.parseFloat("0x1.000003p0") + " " + Float.parseFloat("0x1p-149"));
        });
        attempt(9, () -> {
            show(Arrays.asList(1, 2).getClass().getSimpleName() + " " + Arrays.asList(1).getClass().getName());
        });
        attempt(10, () -> List.of(1).get(1));
        attempt(11, () -> List.of(1, 2).get(2));
        attempt(12, () -> List.of(1, 2, 3).get(3));
        attempt(13, () -> List.of().get(0));
        attempt(14, () -> {
            show(Integer.decode("010") + " " + Long.decode("-017") + " " + Short.decode("+0x7f") + " " + Byte.decode("#1") + " " + Integer.decode("0") + " " + Integer.decode("-0x80000000") + " " + Long.decode("-01000000000000000000000"));
        });
        attempt(15, () -> Integer.decode("08"));
        attempt(16, () -> Integer.decode(""));
        attempt(17, () -> Integer.decode("-"));
        attempt(18, () -> Integer.decode("0x"));
        attempt(19, () -> Integer.decode("--1"));
        attempt(20, () -> Integer.decode("0x-1"));
        attempt(21, () -> Integer.decode("0x80000000"));
        attempt(22, () -> Integer.decode(null));
        attempt(23, () -> Long.decode("09"));
        attempt(24, () -> Short.decode("0100000"));
        attempt(25, () -> Byte.decode("0200"));
    }
}
