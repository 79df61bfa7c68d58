package java.util.stream;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** An iterator that computes its next element when it is asked whether there is one. */
abstract class Pull<T> implements Iterator<T> {
    private T next;
    private boolean ready;
    private boolean done;
    /** Further elements, where one step gives several. */
    private ArrayDeque<Object[]> more;

    /** Gives the next element, or says that there is none. */
    abstract void advance();

    final boolean isReady() {
        return ready;
    }

    final void give(T element) {
        if (!ready) {
            next = element;
            ready = true;
            return;
        }
        if (more == null) {
            more = new ArrayDeque<>();
        }
        more.add(new Object[] {element});
    }

    @SuppressWarnings("unchecked")
    public final boolean hasNext() {
        if (!ready && more != null && !more.isEmpty()) {
            give((T) more.poll()[0]);
        }
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
        T result = next;
        next = null;
        return result;
    }
}
