import java.util.*;
import java.util.concurrent.locks.*;

public class ReadWriteLockUse {
    static final ReadWriteLock rw = new ReentrantReadWriteLock();
    static final Map<String,Integer> m = new HashMap<>();
    static int get(String k) {
        rw.readLock().lock();
        try {
            return m.getOrDefault(k, 0);
        } finally {
            rw.readLock().unlock();
        }
    }
    static void put(String k, int v) {
        rw.writeLock().lock();
        try {
            m.merge(k, v, Integer::sum);
        } finally {
            rw.writeLock().unlock();
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> put("a", 2));
        Thread u = new Thread(() -> {
            int g = get("a");
            assert g == 0 || g == 2 || g == 1 || g == 3;
        });
        t.start();
        u.start();
        put("a", 1);
        t.join();
        u.join();
        System.out.println(m);
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.writeLock().lock();
        l.readLock().lock();
        l.writeLock().unlock();
        System.out.println(l.getReadLockCount() + " " + l.isWriteLocked() + " " + l.getReadHoldCount());
        l.readLock().unlock();
        StampedLock s = new StampedLock();
        long st = s.tryOptimisticRead();
        System.out.println(s.validate(st));
        long w = s.writeLock();
        System.out.println(s.validate(st) + " " + s.isWriteLocked());
        s.unlockWrite(w);
        long r = s.readLock();
        long c = s.tryConvertToWriteLock(r);
        System.out.println(c != 0);
        s.unlock(c);
    }
}
