/** Two interrupts end none, one or both of two sleeps. */
public class Program {
    static volatile int r;

    public static void main(String[] args) throws Exception {
        Thread sleeper = new Thread(() -> {
            int count = 0;
            for (int i = 0; i < 2; i++) {
                try {
                    Thread.sleep(5);
                } catch (InterruptedException exception) {
                    count++;
                }
            }
            r = count;
        });
        Thread a = new Thread(sleeper::interrupt);
        Thread b = new Thread(sleeper::interrupt);
        sleeper.start();
        a.start();
        b.start();
        sleeper.join();
        a.join();
        b.join();
    }
}
