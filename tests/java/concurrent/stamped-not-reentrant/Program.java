import java.util.concurrent.locks.StampedLock;

public class Program {
    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        lock.writeLock();
        lock.writeLock();
    }
}
