public class Program {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { });
        assert other.getState() == Thread.State.NEW;
        other.start();
        other.join();
        assert other.getState() == Thread.State.TERMINATED && !other.isAlive();
    }
}
