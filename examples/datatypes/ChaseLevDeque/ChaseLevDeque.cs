// The work-stealing deque of Chase and Lev, with an array that does not grow: its owner pushes and
// pops at the bottom, others steal from the top.
using System.Threading;

class ChaseLevDeque
{
    readonly int[] items = new int[4];
    int top;
    volatile int bottom;

    public void Push(int value)
    {
        int at = bottom;
        items[at % items.Length] = value;
        bottom = at + 1;
    }

    public bool TryPop(out int value)
    {
        int at = bottom - 1;
        bottom = at;
        // The write must be seen before the top is read.
        Thread.MemoryBarrier();
        int first = Volatile.Read(ref top);
        if (at < first)
        {
            bottom = first;
            value = 0;
            return false;
        }
        value = items[at % items.Length];
        if (at > first)
        {
            return true;
        }
        bool won = Interlocked.CompareExchange(ref top, first + 1, first) == first;
        bottom = first + 1;
        if (!won)
        {
            value = 0;
        }
        return won;
    }

    // Gives false if there is nothing, or if somebody else was faster.
    public bool TrySteal(out int value)
    {
        int first = Volatile.Read(ref top);
        Thread.MemoryBarrier();
        if (first >= bottom)
        {
            value = 0;
            return false;
        }
        value = items[first % items.Length];
        if (Interlocked.CompareExchange(ref top, first + 1, first) == first)
        {
            return true;
        }
        value = 0;
        return false;
    }
}

// The same without the barrier of TryPop: an item can be taken twice.
class UnfencedDeque
{
    readonly int[] items = new int[4];
    int top;
    volatile int bottom;

    public void Push(int value)
    {
        int at = bottom;
        items[at % items.Length] = value;
        bottom = at + 1;
    }

    public bool TryPop(out int value)
    {
        int at = bottom - 1;
        bottom = at;
        int first = Volatile.Read(ref top);
        if (at < first)
        {
            bottom = first;
            value = 0;
            return false;
        }
        value = items[at % items.Length];
        if (at > first)
        {
            return true;
        }
        bool won = Interlocked.CompareExchange(ref top, first + 1, first) == first;
        bottom = first + 1;
        if (!won)
        {
            value = 0;
        }
        return won;
    }

    public bool TrySteal(out int value)
    {
        int first = Volatile.Read(ref top);
        Thread.MemoryBarrier();
        if (first >= bottom)
        {
            value = 0;
            return false;
        }
        value = items[first % items.Length];
        if (Interlocked.CompareExchange(ref top, first + 1, first) == first)
        {
            return true;
        }
        value = 0;
        return false;
    }
}
