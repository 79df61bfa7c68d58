import java.util.concurrent.FutureTask;

public class Program {
    static int value;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 7);
        new Thread(task).start();
        value = task.get();
    }
}
