package java.time;

import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;

public final class Duration implements TemporalAmount, Comparable<Duration> {
    public static final Duration ZERO = new Duration(0, 0);

    private final long seconds;
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Duration of(long seconds, long nanos) {
        return new Duration(
            Math.addExact(seconds, Math.floorDiv(nanos, 1000000000L)), (int) Math.floorMod(nanos, 1000000000L));
    }

    public static Duration ofDays(long days) {
        return of(Math.multiplyExact(days, 86400L), 0);
    }

    public static Duration ofHours(long hours) {
        return of(Math.multiplyExact(hours, 3600L), 0);
    }

    public static Duration ofMinutes(long minutes) {
        return of(Math.multiplyExact(minutes, 60L), 0);
    }

    public static Duration ofSeconds(long seconds) {
        return of(seconds, 0);
    }

    public static Duration ofSeconds(long seconds, long nanos) {
        return of(seconds, nanos);
    }

    public static Duration ofMillis(long millis) {
        return of(Math.floorDiv(millis, 1000L), Math.floorMod(millis, 1000L) * 1000000L);
    }

    public static Duration ofNanos(long nanos) {
        return of(0, nanos);
    }

    public static Duration between(Temporal start, Temporal end) {
        Instant from = (Instant) start;
        Instant to = (Instant) end;
        return of(to.getEpochSecond() - from.getEpochSecond(), to.getNano() - from.getNano());
    }

    public long getSeconds() {
        return seconds;
    }

    public long toSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toNanos() {
        return Math.addExact(Math.multiplyExact(seconds, 1000000000L), (long) nanos);
    }

    public long toMillis() {
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000L);
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toDays() {
        return seconds / 86400;
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public boolean isZero() {
        return seconds == 0 && nanos == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public Duration plus(Duration other) {
        return of(Math.addExact(seconds, other.seconds), (long) nanos + other.nanos);
    }

    public Duration minus(Duration other) {
        return of(Math.subtractExact(seconds, other.seconds), (long) nanos - other.nanos);
    }

    public Duration plusMillis(long millis) {
        return plus(ofMillis(millis));
    }

    public Duration plusSeconds(long more) {
        return plus(ofSeconds(more));
    }

    public Duration plusMinutes(long minutes) {
        return plus(ofMinutes(minutes));
    }

    public Duration multipliedBy(long factor) {
        return of(Math.multiplyExact(seconds, factor), nanos * factor);
    }

    public Duration dividedBy(long divisor) {
        return ofNanos(toNanos() / divisor);
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public int compareTo(Duration other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : nanos - other.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Duration && compareTo((Duration) other) == 0;
    }

    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    public String toString() {
        if (isZero()) {
            return "PT0S";
        }
        long whole = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        long hours = whole / 3600;
        int minutes = (int) (whole % 3600 / 60);
        int rest = (int) (whole % 60);
        StringBuilder text = new StringBuilder("PT");
        if (hours != 0) {
            text.append(hours).append('H');
        }
        if (minutes != 0) {
            text.append(minutes).append('M');
        }
        if (rest == 0 && nanos == 0 && text.length() > 2) {
            return text.toString();
        }
        boolean negative = seconds < 0 && nanos > 0;
        text.append(negative && rest == 0 ? "-0" : Integer.toString(rest));
        if (nanos > 0) {
            String digits = Integer.toString(1000000000 + (negative ? 1000000000 - nanos : nanos)).substring(1);
            int end = digits.length();
            while (digits.charAt(end - 1) == '0') {
                end--;
            }
            text.append('.').append(digits.substring(0, end));
        }
        return text.append('S').toString();
    }

    public Duration plusDays(long amount) {
        return plus(ofDays(amount));
    }

    public Duration plusHours(long amount) {
        return plus(ofHours(amount));
    }

    public Duration plusNanos(long amount) {
        return plus(ofNanos(amount));
    }

    public Duration minusDays(long amount) {
        return minus(ofDays(amount));
    }

    public Duration minusHours(long amount) {
        return minus(ofHours(amount));
    }

    public Duration minusMinutes(long amount) {
        return minus(ofMinutes(amount));
    }

    public Duration minusSeconds(long amount) {
        return minus(ofSeconds(amount));
    }

    public Duration minusMillis(long amount) {
        return minus(ofMillis(amount));
    }

    public Duration minusNanos(long amount) {
        return minus(ofNanos(amount));
    }

    public int toNanosPart() {
        return nanos;
    }

    public long toDaysPart() {
        return seconds / 86400;
    }

    public boolean isPositive() {
        return (seconds | nanos) > 0;
    }

    public Duration withSeconds(long amount) {
        return of(amount, nanos);
    }
}
