public class Program {
    static int x;

    public void test() throws Exception {
        Thread thread = new Thread(() -> x++);
        thread.start();
        thread.join();
        assert x == 2;
    }
}
