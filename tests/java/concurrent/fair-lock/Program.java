import java.util.concurrent.*; import java.util.concurrent.locks.*;
public class Program { static int seen; static volatile int flag;
  public static void main(String[] a) throws Exception { ReentrantLock l = new ReentrantLock(Boolean.TRUE); l.lock();
    Thread b = new Thread(() -> { l.lock(); flag = 1; l.unlock(); }); b.start();
    while (!l.hasQueuedThread(b)) Thread.yield();
    l.unlock(); l.lock(); seen = flag; l.unlock(); b.join(); } }
