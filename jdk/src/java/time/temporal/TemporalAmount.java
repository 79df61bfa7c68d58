package java.time.temporal;

/** An amount of time; durations are the only ones here. */
public interface TemporalAmount {
}
