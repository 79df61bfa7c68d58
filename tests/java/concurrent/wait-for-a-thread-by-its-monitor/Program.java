/** A thread that ends notifies whoever waits on its object. */
public class Program {
    static int result;

    static void compute() {
        result = 42;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(Program::compute);
        thread.start();
        synchronized (thread) {
            while (thread.isAlive()) {
                thread.wait();
            }
        }
        assert result == 42;
    }
}
