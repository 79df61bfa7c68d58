package java.util.stream;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** An iterator that computes its next element when it is asked whether there is one. */
abstract class Pull<T> implements Iterator<T> {
    private T next;
    private boolean ready;
    private boolean done;

    /** Gives the next element, or says that there is none. */
    abstract void advance();

    final void give(T element) {
        next = element;
        ready = true;
    }

    public final boolean hasNext() {
        if (!ready && !done) {
            advance();
            done = !ready;
        }
        return ready;
    }

    public final T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        ready = false;
        return next;
    }
}
