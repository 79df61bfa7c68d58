// Counters: under a spin lock, with compare-exchange, with interlocked addition.
using System.Threading;

public class SpinCounter
{
    int locked, number;

    void Lock()
    {
        while (Interlocked.CompareExchange(ref locked, 1, 0) != 0)
            Thread.Yield();
    }

    public int Increment()
    {
        Lock();
        int result = ++number;
        Volatile.Write(ref locked, 0);
        return result;
    }

    // The lock may be free before the new number is there.
    public int IncrementPlainUnlock()
    {
        Lock();
        int result = ++number;
        locked = 0;
        return result;
    }

    // Writes again and again that the lock is taken.
    public int IncrementExchange()
    {
        while (Interlocked.Exchange(ref locked, 1) == 1)
            Thread.Sleep(0);
        int result = ++number;
        Volatile.Write(ref locked, 0);
        return result;
    }

    public int Get() { return Volatile.Read(ref number); }
}

public class AtomicCounter
{
    int number;

    public int Increment()
    {
        while (true)
        {
            int old = number;
            if (Interlocked.CompareExchange(ref number, old + 1, old) == old)
                return old;
        }
    }

    public int Add(int amount) { return Interlocked.Add(ref number, amount); }

    public int Get() { return number; }

    public long Sum(long amount) { return number + amount; }
}
