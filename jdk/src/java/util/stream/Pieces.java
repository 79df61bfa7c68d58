package java.util.stream;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * The pieces of a parallel stream. The first runs on the calling thread, each other on a daemon
 * thread. What a piece works on belongs to its thread alone, so that only the program's own
 * accesses are steps. The calling thread combines the results when all are there.
 */
final class Pieces {
    private static final long LEFT = Access.offset(Pieces.class, "left");
    /** More pieces would only cost states. */
    private static final int MOST = 4;

    private volatile int left;
    private Throwable failure;
    private final Object[] results;

    private Pieces(int count) {
        left = count;
        results = new Object[count];
    }

    static int count(List<?> elements) {
        return Math.min(elements.size(), MOST);
    }

    static Object[] part(List<?> elements, int piece) {
        int count = count(elements);
        return elements.subList(elements.size() * piece / count, elements.size() * (piece + 1) / count).toArray();
    }

    /** Runs every piece, waits until all are done, and gives their results. */
    static <A> List<A> run(int count, IntFunction<Supplier<A>> pieces) {
        Pieces all = new Pieces(count);
        Supplier<A> first = count == 0 ? null : pieces.apply(0);
        for (int i = 1; i < count; i++) {
            all.start(i, pieces.apply(i));
        }
        if (first != null) {
            all.runOne(0, first);
        }
        all.await();
        Pieces.<RuntimeException>raise(all.failure);
        List<A> results = new ArrayList<>();
        for (Object result : all.results) {
            @SuppressWarnings("unchecked")
            A one = (A) result;
            results.add(one);
        }
        return results;
    }

    private void start(int piece, Supplier<?> body) {
        new Worker(piece, body).start();
    }

    /** Nobody joins or cancels a piece, so it needs no task. */
    private final class Worker extends ForkJoinWorkerThread {
        private final int piece;
        private final Supplier<?> body;

        Worker(int piece, Supplier<?> body) {
            super(ForkJoinPool.commonPool());
            this.piece = piece;
            this.body = body;
        }

        public void run() {
            runOne(piece, body);
        }
    }

    private void runOne(int piece, Supplier<?> body) {
        Throwable thrown = null;
        Object result = null;
        try {
            result = body.get();
        } catch (Throwable exception) {
            thrown = exception;
        }
        Runtime.begin();
        results[piece] = result;
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
