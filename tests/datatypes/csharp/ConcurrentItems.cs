// A concurrent queue of the class library, with a count beside it that is not part of it.
using System.Collections.Concurrent;
using System.Threading;

public class ConcurrentItems
{
    readonly ConcurrentQueue<int> items = new ConcurrentQueue<int>();
    int count;

    public void Add(int value)
    {
        items.Enqueue(value);
        Interlocked.Increment(ref count);
    }

    public bool TryTake(out int value)
    {
        bool found = items.TryDequeue(out value);
        if (found)
            Interlocked.Decrement(ref count);
        return found;
    }

    public int Count() { return count; }
}
