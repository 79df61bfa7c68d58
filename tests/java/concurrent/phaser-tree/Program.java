import java.util.concurrent.Phaser;

/** Phasers below another one advance with it, and leave it with their last party. */
public class Program {
    static int left;
    static int right;
    static String state;

    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser();
        Phaser one = new Phaser(root, 1);
        Phaser two = new Phaser(root, 1);
        Thread other = new Thread(() -> {
            left = 1;
            one.arriveAndAwaitAdvance();
            assert right == 1;
            one.arriveAndDeregister();
        });
        other.start();
        right = 1;
        two.arriveAndAwaitAdvance();
        assert left == 1;
        two.arriveAndAwaitAdvance();
        other.join();
        state = one.getPhase() + " " + two.getPhase() + " " + root.getRegisteredParties() + " "
            + one.getRegisteredParties() + " " + (two.getRoot() == root);
    }
}
