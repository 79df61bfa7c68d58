package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;

/** Elements and threads that wait for one stand in line; a giver may wait until its element is taken. */
public class LinkedTransferQueue<E> extends AbstractQueue<E> implements TransferQueue<E> {
    private static final class Node<E> {
        static final long MET = Access.offset(Node.class, "met");

        E element;
        volatile int met;
    }

    /** At most one of the two has entries. */
    private final ArrayDeque<Node<E>> given = new ArrayDeque<>();
    private final ArrayDeque<Node<E>> takers = new ArrayDeque<>();

    public LinkedTransferQueue() {
    }

    public LinkedTransferQueue(Collection<? extends E> other) {
        addAll(other);
    }

    private static <E> Node<E> node(E element) {
        Node<E> made = new Node<>();
        made.element = element;
        return made;
    }

    /** Gives an element to who waits for one; otherwise it stands in line if it may. */
    private boolean give(Node<E> mine, boolean stays) {
        if (mine.element == null) {
            throw new NullPointerException();
        }
        Runtime.begin();
        Node<E> taker = takers.poll();
        if (taker != null) {
            taker.element = mine.element;
            taker.met = 1;
        } else if (stays) {
            given.add(mine);
        }
        Runtime.end();
        return taker != null;
    }

    /** Waits for the other side; false if nobody came in time. */
    private boolean await(Node<E> mine, ArrayDeque<Node<E>> line, int millis) throws InterruptedException {
        InterruptedException interruption = null;
        try {
            Runtime.awaitAtLeast(mine, Node.MET, 1, millis);
        } catch (InterruptedException exception) {
            interruption = exception;
        }
        Runtime.begin();
        boolean met = mine.met != 0;
        if (!met) {
            line.remove(mine);
        }
        Runtime.end();
        if (!met && interruption != null) {
            throw interruption;
        }
        if (interruption != null) {
            Thread.currentThread().interrupt();
        }
        return met;
    }

    private E receive(int millis) throws InterruptedException {
        Node<E> mine = node(null);
        Runtime.begin();
        Node<E> giver = given.poll();
        if (giver != null) {
            giver.met = 1;
        } else if (millis != 0) {
            takers.add(mine);
        }
        Runtime.end();
        if (giver != null) {
            return giver.element;
        }
        return millis != 0 && await(mine, takers, millis) ? mine.element : null;
    }

    public boolean offer(E element) {
        give(node(element), true);
        return true;
    }

    public boolean offer(E element, long amount, TimeUnit unit) {
        return offer(element);
    }

    public void put(E element) {
        offer(element);
    }

    public boolean tryTransfer(E element) {
        return give(node(element), false);
    }

    public boolean tryTransfer(E element, long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        Node<E> mine = node(element);
        int millis = unit.millis(amount);
        return give(mine, millis != 0) || millis != 0 && await(mine, given, millis);
    }

    public void transfer(E element) throws InterruptedException {
        Runtime.checkInterrupt();
        Node<E> mine = node(element);
        if (!give(mine, true)) {
            await(mine, given, -1);
        }
    }

    public E take() throws InterruptedException {
        Runtime.checkInterrupt();
        return receive(-1);
    }

    public E poll() {
        try {
            return receive(0);
        } catch (InterruptedException impossible) {
            throw new Error(impossible);
        }
    }

    public E poll(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        return receive(unit.millis(amount));
    }

    public E peek() {
        Runtime.begin();
        Node<E> first = given.peek();
        Runtime.end();
        return first == null ? null : first.element;
    }

    public boolean hasWaitingConsumer() {
        return getWaitingConsumerCount() > 0;
    }

    public int getWaitingConsumerCount() {
        Runtime.begin();
        int count = takers.size();
        Runtime.end();
        return count;
    }

    public int size() {
        Runtime.begin();
        int count = given.size();
        Runtime.end();
        return count;
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    /** Who gave an element that is removed goes on as if it had been taken. */
    public boolean remove(Object element) {
        Runtime.begin();
        Node<E> found = null;
        for (Node<E> node : given) {
            if (found == null && node.element.equals(element)) {
                found = node;
            }
        }
        boolean removed = found != null && removeNode(found);
        Runtime.end();
        return removed;
    }

    /** Called where nobody else moves. */
    private boolean removeNode(Node<E> node) {
        boolean removed = given.remove(node);
        if (removed) {
            node.met = 1;
        }
        return removed;
    }

    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> target, int most) {
        if (target == this) {
            throw new IllegalArgumentException();
        }
        int moved = 0;
        for (E element = most > 0 ? poll() : null; element != null; element = moved < most ? poll() : null) {
            target.add(element);
            moved++;
        }
        return moved;
    }

    private ArrayList<E> snapshot() {
        ArrayList<E> all = new ArrayList<>();
        Runtime.begin();
        for (Node<E> node : given) {
            all.add(node.element);
        }
        Runtime.end();
        return all;
    }

    /** Goes over what was there when it was asked for. */
    public Iterator<E> iterator() {
        Runtime.begin();
        Iterator<Node<E>> all = new ArrayList<>(given).iterator();
        Runtime.end();
        return new Iterator<E>() {
            private Node<E> last;

            public boolean hasNext() {
                return all.hasNext();
            }

            public E next() {
                last = all.next();
                return last.element;
            }

            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                Runtime.begin();
                removeNode(last);
                Runtime.end();
                last = null;
            }
        };
    }

    public boolean contains(Object element) {
        return snapshot().contains(element);
    }

    public Object[] toArray() {
        return snapshot().toArray();
    }

    public <T> T[] toArray(T[] array) {
        return snapshot().toArray(array);
    }

    public String toString() {
        return snapshot().toString();
    }
}
