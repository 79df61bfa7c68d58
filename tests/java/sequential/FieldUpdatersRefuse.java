import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class FieldUpdatersRefuse {
    int plain;
    long plainLong;
    String plainText;
    volatile long wide;
    volatile int count;

    static void show(Runnable made) {
        try {
            made.run();
            System.out.println("made");
        } catch (RuntimeException exception) {
            System.out.println(exception);
        }
    }

    public static void main(String[] args) {
        Class<FieldUpdatersRefuse> owner = FieldUpdatersRefuse.class;
        show(() -> AtomicIntegerFieldUpdater.newUpdater(owner, "count"));
        show(() -> AtomicIntegerFieldUpdater.newUpdater(owner, "plain"));
        show(() -> AtomicIntegerFieldUpdater.newUpdater(owner, "wide"));
        show(() -> AtomicIntegerFieldUpdater.newUpdater(owner, "none"));
        show(() -> AtomicLongFieldUpdater.newUpdater(owner, "plainLong"));
        show(() -> AtomicLongFieldUpdater.newUpdater(owner, "count"));
        show(() -> AtomicReferenceFieldUpdater.newUpdater(owner, String.class, "plainText"));
    }
}
