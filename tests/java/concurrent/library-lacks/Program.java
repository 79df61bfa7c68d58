import java.util.concurrent.Phaser;

public class Program {
    public static void main(String[] args) {
        new Phaser(1).arrive();
    }
}
