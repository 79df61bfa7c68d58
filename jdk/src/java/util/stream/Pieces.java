package java.util.stream;

import fencepost.Access;
import fencepost.Runtime;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntConsumer;

/** The pieces of a parallel stream. The first runs on the calling thread, each other on a daemon thread. */
final class Pieces {
    private static final long LEFT = Access.offset(Pieces.class, "left");
    /** More pieces would only cost states. */
    static final int MOST = 4;

    private volatile int left;
    private Throwable failure;

    private Pieces(int count) {
        left = count;
    }

    static int count(List<?> elements) {
        return Math.min(elements.size(), MOST);
    }

    static <T> List<T> part(List<T> elements, int piece) {
        int count = count(elements);
        return elements.subList(elements.size() * piece / count, elements.size() * (piece + 1) / count);
    }

    /** Runs something for every piece, and waits until all are done. */
    static void run(int count, IntConsumer body) {
        if (count == 0) {
            return;
        }
        Pieces pieces = new Pieces(count);
        for (int i = 1; i < count; i++) {
            int piece = i;
            ForkJoinPool.commonPool().execute(() -> pieces.runOne(piece, body));
        }
        pieces.runOne(0, body);
        pieces.await();
        Pieces.<RuntimeException>raise(pieces.failure);
    }

    private void runOne(int piece, IntConsumer body) {
        Throwable thrown = null;
        try {
            body.accept(piece);
        } catch (Throwable exception) {
            thrown = exception;
        }
        Runtime.begin();
        if (failure == null) {
            failure = thrown;
        }
        left = left - 1;
        Runtime.end();
    }

    private void await() {
        boolean interrupted = false;
        while (left > 0) {
            try {
                Runtime.awaitAtMost(this, LEFT, 0, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static <X extends Throwable> void raise(Throwable exception) throws X {
        if (exception != null) {
            @SuppressWarnings("unchecked")
            X any = (X) exception;
            throw any;
        }
    }
}
