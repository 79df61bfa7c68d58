import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class Program {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int arg) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int arg) {
            setState(0);
            return true;
        }
    }

    static final Mutex mutex = new Mutex();
    static int count;

    static void bump() {
        mutex.acquire(1);
        count++;
        mutex.release(1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(Program::bump);
        other.start();
        bump();
        other.join();
    }
}
