package java.util;

/** A view of a deque from its end. */
final class ReversedDeque<E> extends AbstractCollection<E> implements Deque<E> {
    private final Deque<E> deque;

    ReversedDeque(Deque<E> deque) {
        this.deque = deque;
    }

    public Deque<E> reversed() {
        return deque;
    }

    public int size() {
        return deque.size();
    }

    public Iterator<E> iterator() {
        return deque.descendingIterator();
    }

    public Iterator<E> descendingIterator() {
        return deque.iterator();
    }

    public boolean add(E value) {
        deque.addFirst(value);
        return true;
    }

    public void addFirst(E value) {
        deque.addLast(value);
    }

    public void addLast(E value) {
        deque.addFirst(value);
    }

    public boolean offer(E value) {
        return deque.offerFirst(value);
    }

    public boolean offerFirst(E value) {
        return deque.offerLast(value);
    }

    public boolean offerLast(E value) {
        return deque.offerFirst(value);
    }

    public E remove() {
        return deque.removeLast();
    }

    public E removeFirst() {
        return deque.removeLast();
    }

    public E removeLast() {
        return deque.removeFirst();
    }

    public E poll() {
        return deque.pollLast();
    }

    public E pollFirst() {
        return deque.pollLast();
    }

    public E pollLast() {
        return deque.pollFirst();
    }

    public E element() {
        return deque.getLast();
    }

    public E getFirst() {
        return deque.getLast();
    }

    public E getLast() {
        return deque.getFirst();
    }

    public E peek() {
        return deque.peekLast();
    }

    public E peekFirst() {
        return deque.peekLast();
    }

    public E peekLast() {
        return deque.peekFirst();
    }

    public void push(E value) {
        deque.addLast(value);
    }

    public E pop() {
        return deque.removeLast();
    }

    public boolean removeFirstOccurrence(Object value) {
        return deque.removeLastOccurrence(value);
    }

    public boolean removeLastOccurrence(Object value) {
        return deque.removeFirstOccurrence(value);
    }
}
