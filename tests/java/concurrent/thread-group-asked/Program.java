/** A group knows which of its threads are alive, and interrupts them. */
public class Program {
    static volatile int interrupted;
    static int worked;

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("group");
        ThreadGroup inner = new ThreadGroup(group, "inner");
        Thread waiting = new Thread(inner, () -> {
            synchronized (group) {
                try {
                    group.wait();
                } catch (InterruptedException exception) {
                    interrupted++;
                }
            }
        });
        assert group.activeCount() == 0;
        waiting.start();
        Thread[] found = new Thread[4];
        assert group.activeCount() == 1 && group.enumerate(found) == 1 && found[0] == waiting;
        assert group.enumerate(found, false) == 0;
        group.interrupt();
        waiting.join();
        assert group.activeCount() == 0;
        new Thread(() -> worked = 1).start();
        while (Thread.activeCount() > 1) {
            Thread.yield();
        }
        assert worked == 1;
        assert Thread.enumerate(found) == 1 && found[0] == Thread.currentThread();
    }
}
