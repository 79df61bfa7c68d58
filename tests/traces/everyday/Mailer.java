import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.ArrayDeque;

public class Mailer {
    static class Outbox {
        private final ArrayDeque<String> mails = new ArrayDeque<>();
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notEmpty = lock.newCondition();
        private boolean closed;

        void send(String mail) {
            lock.lock();
            try {
                mails.add(mail);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        void close() {
            closed = true;
            lock.lock();
            try {
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        String take() throws InterruptedException {
            lock.lock();
            try {
                while (mails.isEmpty() && !closed)
                    notEmpty.await();
                return mails.poll();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Outbox outbox = new Outbox();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<String> first = pool.submit(() -> outbox.take());
        Future<String> second = pool.submit(() -> outbox.take());
        if (args.length > 0) outbox.send("hello");
        outbox.close();
        first.get();
        second.get();
        pool.shutdown();
    }
}
