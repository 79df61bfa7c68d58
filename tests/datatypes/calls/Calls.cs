// Data types that say in their code where operations take effect, and one that knows its threads.
using System.Threading;

static class Verify
{
    public static void CommitPoint() { }
}

public class Tickets
{
    int next;
    readonly object gate = new object();

    public int Take()
    {
        int ticket = Interlocked.Increment(ref next);
        Verify.CommitPoint();
        return ticket;
    }

    // The call is too early: what is read before says nothing about the order.
    public int TakeLate()
    {
        int seen = Volatile.Read(ref next);
        Verify.CommitPoint();
        return Interlocked.Increment(ref next);
    }

    public int TakeLocked()
    {
        lock (gate)
        {
            int ticket = next + 1;
            next = ticket;
            Verify.CommitPoint();
            return ticket;
        }
    }

    public int TakeTwice()
    {
        int seen = next;
        Verify.CommitPoint();
        next = seen + 1;
        Verify.CommitPoint();
        return seen;
    }

    public int Never()
    {
        return next;
    }
}

public class Owned
{
    readonly Mutex mutex = new Mutex();
    int count;

    public int Add()
    {
        mutex.WaitOne();
        int result = ++count;
        mutex.ReleaseMutex();
        return result;
    }

    // Looks before it owns the mutex.
    public int AddLate()
    {
        int result = count + 1;
        mutex.WaitOne();
        count = result;
        mutex.ReleaseMutex();
        return result;
    }

    public bool IsMine()
    {
        return Thread.CurrentThread.ManagedThreadId != 1;
    }
}
