package java.util.concurrent;

import java.time.temporal.ChronoUnit;

public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1000L),
    MILLISECONDS(1000000L),
    SECONDS(1000000000L),
    MINUTES(60000000000L),
    HOURS(3600000000000L),
    DAYS(86400000000000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    private static long times(long a, long b) {
        long most = Long.MAX_VALUE / b;
        return a > most ? Long.MAX_VALUE : a < -most ? Long.MIN_VALUE : a * b;
    }

    public long convert(long amount, TimeUnit unit) {
        return unit.nanos >= nanos ? times(amount, unit.nanos / nanos) : amount / (nanos / unit.nanos);
    }

    public long toNanos(long amount) {
        return NANOSECONDS.convert(amount, this);
    }

    public long toMicros(long amount) {
        return MICROSECONDS.convert(amount, this);
    }

    public long toMillis(long amount) {
        return MILLISECONDS.convert(amount, this);
    }

    public long toSeconds(long amount) {
        return SECONDS.convert(amount, this);
    }

    public long toMinutes(long amount) {
        return MINUTES.convert(amount, this);
    }

    public void sleep(long amount) throws InterruptedException {
        if (amount > 0) {
            Thread.sleep(toMillis(amount));
        }
    }

    /** How long to wait as the machine counts it, -1 for ever: what is positive takes at least a millisecond. */
    int millis(long amount) {
        return fencepost.Runtime.limit(toNanos(amount));
    }

    /** When something shall happen as the machine counts it: sooner or later it does. */
    int delay(long amount) {
        return fencepost.Runtime.nanos(toNanos(amount));
    }

    /** The same for other packages. */
    public static int machineMillis(long amount, TimeUnit unit) {
        return unit.millis(amount);
    }

    public long toHours(long amount) {
        return HOURS.convert(amount, this);
    }

    public long toDays(long amount) {
        return DAYS.convert(amount, this);
    }

    public ChronoUnit toChronoUnit() {
        switch (this) {
            case NANOSECONDS:
                return ChronoUnit.NANOS;
            case MICROSECONDS:
                return ChronoUnit.MICROS;
            case MILLISECONDS:
                return ChronoUnit.MILLIS;
            case SECONDS:
                return ChronoUnit.SECONDS;
            case MINUTES:
                return ChronoUnit.MINUTES;
            case HOURS:
                return ChronoUnit.HOURS;
            default:
                return ChronoUnit.DAYS;
        }
    }

    public static TimeUnit of(ChronoUnit unit) {
        java.util.Objects.requireNonNull(unit, "chronoUnit");
        for (TimeUnit one : values()) {
            if (one.toChronoUnit() == unit) {
                return one;
            }
        }
        throw new IllegalArgumentException("No TimeUnit equivalent for " + unit);
    }

    public long convert(java.time.Duration duration) {
        return convert(duration.toNanos(), NANOSECONDS);
    }

    public void timedWait(Object object, long amount) throws InterruptedException {
        if (amount > 0) {
            object.wait(Math.max(toMillis(amount), 1));
        }
    }

    public void timedJoin(Thread thread, long amount) throws InterruptedException {
        if (amount > 0) {
            thread.join(Math.max(toMillis(amount), 1));
        }
    }
}
