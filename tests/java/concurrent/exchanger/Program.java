import java.util.concurrent.Exchanger;

public class Program {
    static int a, b;

    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                b = exchanger.exchange(2);
            } catch (InterruptedException exception) {
                throw new AssertionError(exception);
            }
        });
        other.start();
        a = exchanger.exchange(1);
        other.join();
    }
}
