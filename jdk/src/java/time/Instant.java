package java.time;

import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;

public final class Instant implements Temporal, Comparable<Instant> {
    public static final Instant EPOCH = new Instant(0, 0);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Instant of(long seconds, long nanos) {
        return new Instant(
            Math.addExact(seconds, Math.floorDiv(nanos, 1000000000L)), (int) Math.floorMod(nanos, 1000000000L));
    }

    public static Instant now() {
        return ofEpochMilli(System.currentTimeMillis());
    }

    public static Instant ofEpochSecond(long seconds) {
        return of(seconds, 0);
    }

    public static Instant ofEpochMilli(long millis) {
        return of(Math.floorDiv(millis, 1000L), Math.floorMod(millis, 1000L) * 1000000L);
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toEpochMilli() {
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000L);
    }

    public static Instant ofEpochSecond(long seconds, long nanos) {
        return of(seconds, nanos);
    }

    public Instant plus(TemporalAmount amount) {
        Duration duration = (Duration) amount;
        return of(Math.addExact(seconds, duration.getSeconds()), (long) nanos + duration.getNano());
    }

    public Instant minus(TemporalAmount amount) {
        return plus(((Duration) amount).negated());
    }

    public Instant plusMillis(long millis) {
        return plus(Duration.ofMillis(millis));
    }

    public Instant plusSeconds(long more) {
        return plus(Duration.ofSeconds(more));
    }

    public Instant plusNanos(long more) {
        return plus(Duration.ofNanos(more));
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public int compareTo(Instant other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : nanos - other.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Instant && compareTo((Instant) other) == 0;
    }

    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    public Instant minusSeconds(long amount) {
        return of(Math.subtractExact(seconds, amount), nanos);
    }

    public Instant minusMillis(long amount) {
        return plusMillis(-amount);
    }

    public Instant minusNanos(long amount) {
        return of(seconds, nanos - amount);
    }
}
