package java.util;

public class Stack<E> extends Vector<E> {
    public E push(E element) {
        addElement(element);
        return element;
    }

    public synchronized E pop() {
        E element = peek();
        remove(size() - 1);
        return element;
    }

    public synchronized E peek() {
        if (isEmpty()) {
            throw new EmptyStackException();
        }
        return get(size() - 1);
    }

    public boolean empty() {
        return isEmpty();
    }

    public synchronized int search(Object element) {
        int index = lastIndexOf(element);
        return index < 0 ? -1 : size() - index;
    }
}
