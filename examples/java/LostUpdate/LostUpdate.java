public class LostUpdate {
    static int counter;

    static void run(Runnable task) throws InterruptedException {
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter == 2 : "an increment is lost";
    }

    public static void main(String[] args) throws InterruptedException {
        run(() -> counter++);
    }

    static void repaired() throws InterruptedException {
        run(() -> {
            synchronized (LostUpdate.class) {
                counter++;
            }
        });
    }
}
