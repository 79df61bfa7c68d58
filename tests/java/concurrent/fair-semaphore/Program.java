import java.util.concurrent.*; 
public class Program { static int seen; static volatile int flag;
  public static void main(String[] a) throws Exception { Semaphore l = new Semaphore(1, true); l.acquire();
    Thread b = new Thread(() -> { l.acquireUninterruptibly(); flag = 1; l.release(); }); b.start();
    while (l.getQueueLength() == 0) Thread.yield();
    l.release(); l.acquire(); seen = flag; l.release(); b.join(); } }
