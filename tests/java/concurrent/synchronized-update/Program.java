public class Program {
    static int counter;
    
    static synchronized void add() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            add();
        });
        Thread second = new Thread(() -> {
            add();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
