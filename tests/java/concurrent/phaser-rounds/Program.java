import java.util.concurrent.Phaser;

public class Program {
    static int first, second;
    static int seen;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread other = new Thread(() -> {
            first = 1;
            phaser.arriveAndAwaitAdvance();
            second = 1;
            phaser.arriveAndDeregister();
        });
        other.start();
        phaser.arriveAndAwaitAdvance();
        int a = first;
        phaser.arriveAndAwaitAdvance();
        seen = a + second;
    }
}
