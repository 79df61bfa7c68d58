public class Program {
    static int sleeps;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException exception) {
            }
        });
        t.start();
        if (t.getState() == Thread.State.TIMED_WAITING) {
            throw new IllegalStateException("it sleeps");
        }
    }
}
