/** Which of two waiting threads is notified is a choice that the write before it comes first for. */
public class Program {
    private int readers;
    private boolean writing;
    static int read;

    synchronized void beginReading() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    synchronized void endReading() {
        read++;
        if (--readers == 0) {
            notifyAll();
        }
    }

    synchronized void beginWriting() {
        writing = true;
    }

    synchronized void endWriting() {
        writing = false;
        // Enough: whoever is woken wakes the other.
        notify();
    }

    interface Body {
        void run() throws Exception;
    }

    static Thread start(Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception exception) {
                throw new AssertionError(exception);
            }
        });
        thread.start();
        return thread;
    }

    void readOnce() throws InterruptedException {
        beginReading();
        endReading();
    }

    public static void main(String[] args) throws Exception {
        Program lock = new Program();
        Thread writer = start(() -> {
            lock.beginWriting();
            lock.endWriting();
        });
        Thread[] readers = {start(lock::readOnce), start(lock::readOnce)};
        writer.join();
        for (Thread reader : readers) {
            reader.join();
        }
    }
}
