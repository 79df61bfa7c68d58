public class Program {
    static volatile int x;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            x = 1;
            synchronized (Program.class) {
                try {
                    Program.class.wait();
                } catch (InterruptedException exception) {
                    x = 2;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
