package java.util.concurrent;

import fencepost.Access;

public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
    private static final long PENDING = Access.offset(CountedCompleter.class, "pending");

    private final CountedCompleter<?> completer;
    private volatile int pending;

    protected CountedCompleter() {
        this(null, 0);
    }

    protected CountedCompleter(CountedCompleter<?> completer) {
        this(completer, 0);
    }

    protected CountedCompleter(CountedCompleter<?> completer, int pending) {
        this.completer = completer;
        this.pending = pending;
    }

    public abstract void compute();

    public void onCompletion(CountedCompleter<?> caller) {
    }

    public boolean onExceptionalCompletion(Throwable exception, CountedCompleter<?> caller) {
        return true;
    }

    public final CountedCompleter<?> getCompleter() {
        return completer;
    }

    public final int getPendingCount() {
        return pending;
    }

    public final void setPendingCount(int count) {
        pending = count;
    }

    public final void addToPendingCount(int delta) {
        Access.getAndAddInt(this, PENDING, delta);
    }

    public final boolean compareAndSetPendingCount(int expected, int count) {
        return Access.compareAndSetInt(this, PENDING, expected, count);
    }

    public final int decrementPendingCountUnlessZero() {
        while (true) {
            int now = pending;
            if (now == 0 || compareAndSetPendingCount(now, now - 1)) {
                return now;
            }
        }
    }

    public final CountedCompleter<?> getRoot() {
        CountedCompleter<?> at = this;
        while (at.completer != null) {
            at = at.completer;
        }
        return at;
    }

    public final void tryComplete() {
        CountedCompleter<?> at = this;
        CountedCompleter<?> from = this;
        while (at.decrementPendingCountUnlessZero() == 0) {
            at.onCompletion(from);
            from = at;
            at = at.completer;
            if (at == null) {
                from.quietlyComplete();
                return;
            }
        }
    }

    public final void propagateCompletion() {
        CountedCompleter<?> at = this;
        CountedCompleter<?> from = this;
        while (at.decrementPendingCountUnlessZero() == 0) {
            from = at;
            at = at.completer;
            if (at == null) {
                from.quietlyComplete();
                return;
            }
        }
    }

    public final CountedCompleter<?> firstComplete() {
        return decrementPendingCountUnlessZero() == 0 ? this : null;
    }

    public final CountedCompleter<?> nextComplete() {
        if (completer != null) {
            return completer.firstComplete();
        }
        quietlyComplete();
        return null;
    }

    public final void quietlyCompleteRoot() {
        getRoot().quietlyComplete();
    }

    public void complete(T value) {
        setRawResult(value);
        onCompletion(this);
        quietlyComplete();
        if (completer != null) {
            completer.tryComplete();
        }
    }

    public void completeExceptionally(Throwable exception) {
        super.completeExceptionally(exception);
        failed(exception);
    }

    void failed(Throwable exception) {
        CountedCompleter<?> at = this;
        while (at.onExceptionalCompletion(exception, this) && at.completer != null) {
            at = at.completer;
            at.failWith(exception);
        }
    }

    private void failWith(Throwable exception) {
        super.completeExceptionally(exception);
    }

    protected final boolean exec() {
        compute();
        return false;
    }

    public T getRawResult() {
        return null;
    }

    protected void setRawResult(T value) {
    }
}
