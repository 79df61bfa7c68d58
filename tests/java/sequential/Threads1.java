public class Threads1 {
    static int shared;
    static synchronized void add(int n) { shared += n; }
    static class Worker extends Thread { final int n; Worker(int n, String name) { super(name); this.n = n; } public void run() { add(n); } }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) { all[i] = new Worker(i, "w" + i); all[i].start(); }
        for (Thread t : all) t.join();
        System.out.println(shared + " " + all[2].getName() + " " + all[1].isAlive() + " " + all[0].getState());
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.isDaemon() + " " + main.getPriority() + " " + main.isInterrupted());
        Object lock = new Object();
        boolean[] ready = {false};
        Thread waiter = new Thread(() -> { synchronized (lock) { while (!ready[0]) { try { lock.wait(); } catch (InterruptedException e) { } } shared = 100; lock.notifyAll(); } });
        waiter.start();
        synchronized (lock) { ready[0] = true; lock.notifyAll(); while (shared != 100) lock.wait(); }
        System.out.println(shared);
        Thread sleeper = new Thread(() -> { try { Thread.sleep(100000); System.out.println("slept"); } catch (InterruptedException e) { System.out.println("interrupted " + Thread.currentThread().isInterrupted()); } });
        main.interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        try { lock.notify(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        waiter.join();
        try { waiter.start(); } catch (IllegalThreadStateException e) { System.out.println("twice"); }
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 5);
        local.set(6);
        Thread other = new Thread(() -> System.out.println("local " + local.get()));
        other.start(); other.join();
        System.out.println("local " + local.get() + " " + Thread.holdsLock(lock));
        Thread failing = new Thread(() -> { throw new RuntimeException("handled"); });
        failing.setUncaughtExceptionHandler((t, e) -> System.out.println("handler " + e.getMessage()));
        failing.start(); failing.join();
        Thread daemon = new Thread(() -> { synchronized (lock) { try { lock.wait(); } catch (InterruptedException e) { } } });
        daemon.setDaemon(true); daemon.start();
        System.out.println("end " + daemon.isDaemon());
    }
}
