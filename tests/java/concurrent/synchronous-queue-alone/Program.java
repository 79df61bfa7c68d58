import java.util.concurrent.SynchronousQueue;

public class Program {
    public static void main(String[] args) throws Exception {
        new SynchronousQueue<Integer>().put(1);
    }
}
