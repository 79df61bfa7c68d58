import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LockTour {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        l.lock();
        l.lock();
        System.out.println(l.getHoldCount() + " " + l.isLocked() + l.isHeldByCurrentThread() + l.tryLock());
        l.unlock();
        l.unlock();
        l.unlock();
        System.out.println(l.isLocked());
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner");
        }
        Condition c = l.newCondition();
        try {
            c.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        l.lock();
        System.out.println(c.await(1, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000) <= 0));
        l.unlock();
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.getReadHoldCount() + rw.writeLock().tryLock());
        rw.readLock().unlock();
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadLockCount());
        rw.readLock().unlock();
        StampedLock s = new StampedLock();
        long o = s.tryOptimisticRead();
        System.out.println(s.validate(o));
        long w = s.writeLock();
        System.out.println(s.validate(o) + " " + s.isWriteLocked() + s.tryReadLock());
        s.unlockWrite(w);
        long r = s.readLock();
        System.out.println(s.isReadLocked() + " " + s.getReadLockCount() + (s.tryConvertToWriteLock(r) != 0));
        Semaphore p = new Semaphore(3);
        p.acquire(2);
        System.out.println(p.availablePermits() + " " + p.tryAcquire(2) + p.tryAcquire());
        p.release(5);
        System.out.println(p.drainPermits());
        CountDownLatch d = new CountDownLatch(2);
        d.countDown();
        System.out.println(d.getCount() + " " + d.await(1, TimeUnit.MILLISECONDS));
        d.countDown();
        d.countDown();
        d.await();
        System.out.println(d.getCount());
        Phaser ph = new Phaser(1);
        System.out.println(ph.arrive() + " " + ph.getPhase() + ph.register() + ph.getRegisteredParties() + ph.arriveAndDeregister() + ph.isTerminated());
        CyclicBarrier b = new CyclicBarrier(1, () -> System.out.println("tripped"));
        System.out.println(b.await() + " " + b.getParties());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("went on");
    }
}
