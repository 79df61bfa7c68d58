public class Program {
    static boolean interrupted;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        });
        other.start();
        other.interrupt();
        other.join();
    }
}
