import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThreadsSeq {
    static int shared;
    static synchronized void inc() {
        shared++;
    }

    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            ts[i] = new Thread(ThreadsSeq::inc, "t" + i);
        }
        for (Thread t : ts) {
            t.start();
            t.join();
            System.out.println(t.getName() + t.isAlive() + t.getState());
        }
        System.out.println(shared);
        ExecutorService ex = Executors.newSingleThreadExecutor();
        List<Future<String>> fs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int k = i;
            fs.add(ex.submit(() -> "r" + k * k));
        }
        for (Future<String> f : fs) System.out.print(f.get() + " ");
        System.out.println();
        ex.shutdown();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS));
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(100000);
                System.out.println("slept");
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        t.start();
        t.interrupt();
        t.join();
        Object lock = new Object();
        boolean[] ready = {false};
        Thread w = new Thread(() -> {
            synchronized (lock) {
                while (!ready[0]) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        w.start();
        synchronized (lock) {
            ready[0] = true;
            lock.notifyAll();
        }
        w.join();
        System.out.println("woken");
        CompletableFuture<String> cf = CompletableFuture.supplyAsync(() -> 21).thenApply(x -> x * 2).thenApply(x -> "v" + x);
        System.out.println(cf.get());
        System.out.println(CompletableFuture.supplyAsync(() -> {
            if (true) throw new IllegalArgumentException("bad");
            return 1;
        }).handle((v, e) -> e == null ? "ok" : e.getClass().getSimpleName() + ":" + e.getCause().getMessage()).join());
        CountDownLatch l = new CountDownLatch(2);
        new Thread(l::countDown).start();
        new Thread(l::countDown).start();
        l.await();
        System.out.println(l.getCount());
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Thread p = new Thread(() -> {
            for (int i = 0; i < 5; i++) m.put(i, i * i);
        });
        p.start();
        p.join();
        System.out.println(m);
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 7);
        tl.set(8);
        Thread q = new Thread(() -> System.out.println("local " + tl.get()));
        q.start();
        q.join();
        System.out.println(tl.get());
        Thread d = new Thread(() -> { });
        d.setDaemon(true);
        d.setPriority(7);
        System.out.println(d.isDaemon() + "" + d.getPriority() + d.getState());
        try {
            Thread x = new Thread(() -> { });
            x.start();
            x.join();
            x.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("ITSE");
        }
        try {
            lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println("IMSE");
        }
        System.out.println(Thread.holdsLock(lock));
        BlockingQueue<Integer> bq = new LinkedBlockingQueue<>();
        Thread prod = new Thread(() -> {
            for (int i = 0; i < 3; i++) bq.add(i);
            bq.add(-1);
        });
        prod.start();
        int sum = 0;
        for (int v = bq.take(); v >= 0; v = bq.take()) sum += v;
        System.out.println(sum);
        Semaphore s = new Semaphore(0);
        new Thread(s::release).start();
        s.acquire();
        System.out.println(s.availablePermits());
        CyclicBarrier b = new CyclicBarrier(2, () -> System.out.println("tripped"));
        Thread bt = new Thread(() -> {
            try {
                b.await();
            } catch (Exception e) { }
        });
        bt.start();
        b.await();
        bt.join();
        System.out.println(b.getParties());
    }
}
