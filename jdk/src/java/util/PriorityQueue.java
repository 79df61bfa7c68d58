package java.util;

/** A binary heap. */
public class PriorityQueue<E> extends AbstractQueue<E> {
    private final ArrayList<E> heap = new ArrayList<>();
    private final Comparator<? super E> order;

    public PriorityQueue() {
        order = null;
    }

    public PriorityQueue(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        order = null;
    }

    public PriorityQueue(Comparator<? super E> order) {
        this.order = order;
    }

    public PriorityQueue(int capacity, Comparator<? super E> order) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.order = order;
    }

    public PriorityQueue(Collection<? extends E> other) {
        order = null;
        for (E element : other) {
            heap.add(Objects.requireNonNull(element));
        }
        for (int at = heap.size() / 2 - 1; at >= 0; at--) {
            down(at);
        }
    }

    @SuppressWarnings("unchecked")
    private int compare(E a, E b) {
        return order == null ? ((Comparable<E>) a).compareTo(b) : order.compare(a, b);
    }

    private void up(int at) {
        E element = heap.get(at);
        while (at > 0) {
            int parent = (at - 1) >>> 1;
            if (compare(element, heap.get(parent)) >= 0) {
                break;
            }
            heap.set(at, heap.get(parent));
            at = parent;
        }
        heap.set(at, element);
    }

    private void down(int at) {
        E element = heap.get(at);
        int size = heap.size();
        while (at < size >>> 1) {
            int child = 2 * at + 1;
            if (child + 1 < size && compare(heap.get(child), heap.get(child + 1)) > 0) {
                child++;
            }
            if (compare(element, heap.get(child)) <= 0) {
                break;
            }
            heap.set(at, heap.get(child));
            at = child;
        }
        heap.set(at, element);
    }

    public boolean offer(E element) {
        if (order == null && element != null && !(element instanceof Comparable)) {
            // It is refused even where there is nothing to compare it to.
            Comparable<?> none = (Comparable<?>) element;
        }
        if (element == null) {
            throw new NullPointerException();
        }
        heap.add(element);
        up(heap.size() - 1);
        return true;
    }

    public E poll() {
        if (heap.isEmpty()) {
            return null;
        }
        E first = heap.get(0);
        E last = heap.remove(heap.size() - 1);
        if (!heap.isEmpty()) {
            heap.set(0, last);
            down(0);
        }
        return first;
    }

    public E peek() {
        return heap.isEmpty() ? null : heap.get(0);
    }

    public boolean remove(Object element) {
        int at = heap.indexOf(element);
        if (at < 0) {
            return false;
        }
        E last = heap.remove(heap.size() - 1);
        if (at < heap.size()) {
            heap.set(at, last);
            down(at);
            if (heap.get(at) == last) {
                up(at);
            }
        }
        return true;
    }

    public int size() {
        return heap.size();
    }

    public void clear() {
        heap.clear();
    }

    public Iterator<E> iterator() {
        return heap.iterator();
    }

    public PriorityQueue(PriorityQueue<? extends E> other) {
        this((Collection<? extends E>) other);
    }

    public PriorityQueue(SortedSet<? extends E> other) {
        this((Collection<? extends E>) other);
    }

    public Comparator<? super E> comparator() {
        return order;
    }
}
