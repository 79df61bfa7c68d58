// Data types as people write them in Java, with operations that are right and some that are not.

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

class MonitorQueue {
    private static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final Object lock = new Object();
    private Node head;
    private Node tail;

    void add(int value) {
        synchronized (lock) {
            Node node = new Node(value);
            if (tail == null) {
                head = node;
            } else {
                tail.next = node;
            }
            tail = node;
        }
    }

    int take() {
        synchronized (lock) {
            if (head == null) {
                return -1;
            }
            int value = head.value;
            head = head.next;
            if (head == null) {
                tail = null;
            }
            return value;
        }
    }

    /** Somebody else may take the last one before the lock is there; then an exception leaves it. */
    int takeHastily() {
        if (head == null) {
            return -1;
        }
        synchronized (lock) {
            int value = head.value;
            head = head.next;
            if (head == null) {
                tail = null;
            }
            return value;
        }
    }
}

class LockCounter {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    int increment() {
        lock.lock();
        try {
            return ++count;
        } finally {
            lock.unlock();
        }
    }

    int twice() {
        lock.lock();
        try {
            return increment() + lock.getHoldCount();
        } finally {
            lock.unlock();
        }
    }

    int tryIncrement() {
        if (!lock.tryLock()) {
            return -1;
        }
        try {
            return ++count;
        } finally {
            lock.unlock();
        }
    }

    int unlocked() {
        lock.unlock();
        return 0;
    }
}

class AtomicCounters {
    private final AtomicInteger count = new AtomicInteger();
    private final AtomicIntegerArray counts = new AtomicIntegerArray(2);

    int increment() {
        return count.incrementAndGet();
    }

    /** The class of the lambda is initialised by whoever comes first. */
    int update() {
        return count.updateAndGet(x -> x + 2);
    }

    int lost() {
        count.set(count.get() + 1);
        return count.get();
    }

    int incrementAt(int index) {
        return counts.incrementAndGet(index);
    }

    int lostAt(int index) {
        int value = counts.get(index);
        counts.set(index, value + 1);
        return value;
    }
}

class TreiberStack {
    private static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    void push(int value) {
        Node node = new Node(value);
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    int pop() {
        Node old;
        do {
            old = top.get();
            if (old == null) {
                return -1;
            }
        } while (!top.compareAndSet(old, old.next));
        return old.value;
    }

    int popUnsafely() {
        Node old = top.get();
        if (old == null) {
            return -1;
        }
        top.set(old.next);
        return old.value;
    }
}

class HandleRegister {
    private static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(HandleRegister.class, "value", int.class);
        } catch (ReflectiveOperationException exception) {
            throw new ExceptionInInitializerError(exception);
        }
    }

    private int data;
    private int value;

    boolean exchange(int expected, int next) {
        return VALUE.compareAndSet(this, expected, next);
    }

    int add(int amount) {
        return (int) VALUE.getAndAdd(this, amount);
    }

    void publish(int number) {
        data = number;
        VALUE.setRelease(this, 1);
    }

    void publishOpaquely(int number) {
        data = number;
        VALUE.setOpaque(this, 1);
    }

    int read() {
        return (int) VALUE.getAcquire(this) == 1 ? data : -1;
    }
}

class Slot {
    private int item;
    private boolean full;

    synchronized void put(int value) throws InterruptedException {
        while (full) {
            wait();
        }
        item = value;
        full = true;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notifyAll();
        return item;
    }

    /** One that is woken may be of the wrong kind. */
    synchronized void putForOne(int value) throws InterruptedException {
        while (full) {
            wait();
        }
        item = value;
        full = true;
        notify();
    }

    synchronized int takeForOne() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notify();
        return item;
    }
}

class Line {
    private int came;
    private int went;
    private boolean open;

    /** A notification is not for the thread that has waited longest. */
    synchronized int pass() throws InterruptedException {
        if (open) {
            return 0;
        }
        int number = came++;
        wait();
        notify();
        if (went++ != number) {
            throw new IllegalStateException();
        }
        return 0;
    }

    synchronized void open() {
        open = true;
        notify();
    }
}

class Permit {
    private final Semaphore permits = new Semaphore(1);
    private int count;

    int increment() throws InterruptedException {
        permits.acquire();
        try {
            return ++count;
        } finally {
            permits.release();
        }
    }

    int tryIncrement() {
        if (!permits.tryAcquire()) {
            return -1;
        }
        try {
            return ++count;
        } finally {
            permits.release();
        }
    }
}

class Snapshot {
    private volatile int[] values = new int[2];

    synchronized void set(int index, int value) {
        int[] copy = values.clone();
        copy[index] = value;
        values = copy;
    }

    void setAlone(int index, int value) {
        int[] copy = values.clone();
        copy[index] = value;
        values = copy;
    }

    int both() {
        int[] now = values;
        return now[0] * 10 + now[1];
    }

    int oneByOne() {
        return values[0] * 10 + values[1];
    }
}

enum Phase {
    IDLE,
    BUSY,
    DONE
}

class Job {
    private volatile Phase phase = Phase.IDLE;

    boolean start() {
        synchronized (this) {
            if (phase != Phase.IDLE) {
                return false;
            }
            phase = Phase.BUSY;
            return true;
        }
    }

    /** The table of the switch belongs to a class of its own. */
    synchronized boolean end() {
        switch (phase) {
            case BUSY:
                phase = Phase.DONE;
                return true;
            default:
                return false;
        }
    }

    int state() {
        return phase.ordinal();
    }

    boolean startHastily() {
        if (phase != Phase.IDLE) {
            return false;
        }
        phase = Phase.BUSY;
        return true;
    }
}

class Published {
    private static class Whole {
        final int a;
        final int b;

        Whole(int number) {
            a = number;
            b = number;
        }
    }

    private static class Loose {
        int a;
        int b;

        Loose(int number) {
            a = number;
            b = number;
        }
    }

    private Whole whole = new Whole(7);
    private Loose loose = new Loose(7);

    void setWhole(int number) {
        whole = new Whole(number);
    }

    int getWhole() {
        Whole now = whole;
        return now.a * 10 + now.b;
    }

    void setLoose(int number) {
        loose = new Loose(number);
    }

    int getLoose() {
        Loose now = loose;
        return now.a * 10 + now.b;
    }
}

/** Classes whose initialisers look at what changes, or change it, must run when they are used. */
class Late {
    static int seen = 5;

    static class Looks {
        static final int FOUND = seen;

        static int found() {
            return FOUND;
        }
    }

    void set(int number) {
        seen = number;
    }

    int found() {
        return Looks.found();
    }
}
