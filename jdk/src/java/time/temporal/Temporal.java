package java.time.temporal;

/** A point in time; instants are the only ones here. */
public interface Temporal {
}
