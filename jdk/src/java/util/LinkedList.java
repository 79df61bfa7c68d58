package java.util;

public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable {
    private static final class Node<E> {
        E value;
        Node<E> previous;
        Node<E> next;

        Node(E value) {
            this.value = value;
        }
    }

    private Node<E> first;
    private Node<E> last;
    private int size;

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> other) {
        addAll(other);
    }

    public int size() {
        return size;
    }

    private Node<E> node(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        Node<E> at = first;
        for (int i = 0; i < index; i++) {
            at = at.next;
        }
        return at;
    }

    private E unlink(Node<E> node) {
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
        modCount++;
        return node.value;
    }

    public E get(int index) {
        return node(index).value;
    }

    public E set(int index, E element) {
        Node<E> node = node(index);
        E old = node.value;
        node.value = element;
        return old;
    }

    public void add(int index, E element) {
        if (index == size) {
            addLast(element);
        } else if (index == 0) {
            addFirst(element);
        } else {
            Node<E> after = node(index);
            Node<E> node = new Node<>(element);
            node.previous = after.previous;
            node.next = after;
            after.previous.next = node;
            after.previous = node;
            size++;
            modCount++;
        }
    }

    public E remove(int index) {
        return unlink(node(index));
    }

    public boolean remove(Object element) {
        for (Node<E> at = first; at != null; at = at.next) {
            if (Objects.equals(element, at.value)) {
                unlink(at);
                return true;
            }
        }
        return false;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public void addFirst(E element) {
        Node<E> node = new Node<>(element);
        node.next = first;
        if (first == null) {
            last = node;
        } else {
            first.previous = node;
        }
        first = node;
        size++;
        modCount++;
    }

    public void addLast(E element) {
        Node<E> node = new Node<>(element);
        node.previous = last;
        if (last == null) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
        size++;
        modCount++;
    }

    public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public E peekFirst() {
        return first == null ? null : first.value;
    }

    public E peekLast() {
        return last == null ? null : last.value;
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public boolean offer(E element) {
        addLast(element);
        return true;
    }

    public void push(E element) {
        addFirst(element);
    }

    private static <T> T present(T element, boolean there) {
        if (!there) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E removeFirst() {
        boolean there = !isEmpty();
        return present(pollFirst(), there);
    }

    public E removeLast() {
        boolean there = !isEmpty();
        return present(pollLast(), there);
    }

    public E getFirst() {
        return present(peekFirst(), !isEmpty());
    }

    public E getLast() {
        return present(peekLast(), !isEmpty());
    }

    public E pop() {
        return removeFirst();
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public boolean removeFirstOccurrence(Object element) {
        return remove(element);
    }

    public boolean removeLastOccurrence(Object element) {
        for (Iterator<E> i = descendingIterator(); i.hasNext();) {
            if (Objects.equals(element, i.next())) {
                i.remove();
                return true;
            }
        }
        return false;
    }

    public Iterator<E> descendingIterator() {
        return new Iterator<E>() {
            private Node<E> next = last;
            private Node<E> given;

            public boolean hasNext() {
                return next != null;
            }

            public E next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                given = next;
                next = next.previous;
                return given.value;
            }

            public void remove() {
                unlink(given);
            }
        };
    }

    public Object clone() {
        return new LinkedList<E>(this);
    }

    public LinkedList<E> reversed() {
        fencepost.Runtime.refuse("LinkedList.reversed is not modelled");
        return this;
    }
}
