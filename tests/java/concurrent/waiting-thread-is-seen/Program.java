public class Program {
    static volatile boolean running;
    static String state;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread() {
            @Override
            public synchronized void run() {
                running = true;
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
        waiter.start();
        while (!running) {
            Thread.yield();
        }
        synchronized (waiter) {
            // Nobody else has the monitor, so the other thread has begun to wait.
            state = waiter.getState().name();
            waiter.notify();
        }
        waiter.join();
    }
}
