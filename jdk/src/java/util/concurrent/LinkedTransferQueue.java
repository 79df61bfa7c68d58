package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.Collection;

public class LinkedTransferQueue<E> extends GuardedQueue<E> implements TransferQueue<E> {
    private static final long WAITING = Access.offset(LinkedTransferQueue.class, "waiting");

    /** Threads in a blocking take. */
    private volatile int waiting;

    public LinkedTransferQueue() {
        super(new java.util.ArrayDeque<>(), Integer.MAX_VALUE);
    }

    public LinkedTransferQueue(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public E take() throws InterruptedException {
        Runtime.checkInterrupt();
        Access.getAndAddInt(this, WAITING, 1);
        try {
            return super.take();
        } finally {
            Access.getAndAddInt(this, WAITING, -1);
        }
    }

    public boolean tryTransfer(E element) {
        Runtime.refuse("LinkedTransferQueue.tryTransfer is not modelled");
        return false;
    }

    public boolean tryTransfer(E element, long amount, TimeUnit unit) throws InterruptedException {
        Runtime.refuse("LinkedTransferQueue.tryTransfer is not modelled");
        return false;
    }

    public void transfer(E element) throws InterruptedException {
        Runtime.refuse("LinkedTransferQueue.transfer is not modelled");
    }

    public boolean hasWaitingConsumer() {
        return waiting > 0;
    }

    public int getWaitingConsumerCount() {
        return waiting;
    }
}
