public class ThreadTour {
    static int shared;
    static synchronized void bump() {
        shared++;
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(ThreadTour::bump), b = new Thread(ThreadTour::bump, "named");
        System.out.println(a.getName() + " " + b.getName() + " " + a.getState() + " " + a.isDaemon());
        a.start();
        a.join();
        b.start();
        b.join();
        System.out.println(shared + " " + a.getState() + " " + b.isAlive());
        Thread c = new Thread(() -> System.out.println(Thread.currentThread().getName()));
        c.start();
        c.join();
        Thread d = new Thread() {
            @Override public void run() {
                System.out.println(getName() + isInterrupted());
            }
        };
        d.setName("anon");
        d.setPriority(7);
        System.out.println(d.getPriority());
        d.run();
        d.start();
        d.join();
        System.out.println(Thread.currentThread().getName() + " " + new Thread().getName());
        Object lock = new Object();
        StringBuilder out = new StringBuilder();
        Thread w = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    out.append("woken");
                } catch (InterruptedException e) {
                    out.append("int" + Thread.currentThread().isInterrupted());
                }
            }
        });
        w.start();
        w.interrupt();
        w.join();
        System.out.println(out);
        Thread s = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                System.out.println(e.getMessage());
            }
        });
        s.start();
        s.interrupt();
        s.join();
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 5);
        tl.set(6);
        int[] seen = new int[1];
        Thread t = new Thread(() -> seen[0] = tl.get());
        t.start();
        t.join();
        System.out.println(tl.get() + " " + seen[0]);
    }
}
