package java.util;

/** A moment; calendars are not there. */
public class Date implements Comparable<Date>, Cloneable {
    private long time;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long time) {
        this.time = time;
    }

    public static Date from(java.time.Instant instant) {
        return new Date(instant.toEpochMilli());
    }

    public java.time.Instant toInstant() {
        return java.time.Instant.ofEpochMilli(time);
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public boolean before(Date other) {
        return time < other.time;
    }

    public boolean after(Date other) {
        return time > other.time;
    }

    public int compareTo(Date other) {
        return Long.compare(time, other.time);
    }

    public boolean equals(Object other) {
        return other instanceof Date && time == ((Date) other).time;
    }

    public int hashCode() {
        return (int) time ^ (int) (time >> 32);
    }

    public Object clone() {
        return new Date(time);
    }
}
