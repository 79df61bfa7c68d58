import java.util.concurrent.Semaphore;

/** Uses a method of a semaphore that no JDK has, so that it is known which class runs. */
public class Program {
    static int counter;

    static void count(Semaphore semaphore) {
        if (semaphore.tryAcquire()) {
            counter++;
            semaphore.release();
        }
    }

    static void run(int permits) throws InterruptedException {
        Semaphore semaphore = new Semaphore(permits);
        Thread other = new Thread(() -> count(semaphore));
        other.start();
        count(semaphore);
        other.join();
        assert counter == semaphore.uses();
    }

    static void broken() throws InterruptedException {
        run(2);
    }

    public static void main(String[] args) throws InterruptedException {
        run(1);
    }
}
