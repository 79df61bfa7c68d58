import java.util.concurrent.locks.*; 
public class Program { static int seen; static volatile int flag;
  public static void main(String[] a) throws Exception { ReentrantReadWriteLock l = new ReentrantReadWriteLock(true); l.readLock().lock();
    Thread b = new Thread(() -> { l.writeLock().lock(); flag = 1; l.writeLock().unlock(); }); b.start();
    while (!l.hasQueuedThreads()) Thread.yield();
    Thread c = new Thread(() -> { l.readLock().lock(); seen = flag; l.readLock().unlock(); }); c.start();
    l.readLock().unlock(); b.join(); c.join(); } }
