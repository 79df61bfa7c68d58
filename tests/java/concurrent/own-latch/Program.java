import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class Program {
    static class Latch extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int arg) {
            return getState() == 1 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int arg) {
            setState(1);
            return true;
        }
    }

    static final Latch latch = new Latch();
    static int cell, value;

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            latch.acquireShared(1);
            value = cell;
        });
        reader.start();
        cell = 5;
        latch.releaseShared(1);
        reader.join();
    }
}
