// Monitors that are entered twice, tried, and used as attributes; an object that is made once.
using System.Runtime.CompilerServices;
using System.Threading;

public class Locks
{
    readonly object gate = new object();
    int number;
    object made;
    int times;

    public int Add()
    {
        lock (gate)
            return AddInside();
    }

    int AddInside()
    {
        lock (gate)
            return ++number;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public int AddSynchronized() { return ++number; }

    public bool TryAdd(out int result)
    {
        result = 0;
        if (!Monitor.TryEnter(gate))
            return false;
        try
        {
            result = ++number;
            return true;
        }
        finally
        {
            Monitor.Exit(gate);
        }
    }

    public int Make()
    {
        lock (this)
        {
            if (made == null)
            {
                times++;
                made = new object();
            }
            return times;
        }
    }

    public int MakeWithoutLock()
    {
        if (made == null)
        {
            times++;
            made = new object();
        }
        return times;
    }

    // Two locks in one order here, and in the other there.
    public int Forth()
    {
        lock (gate)
            lock (this)
                return number;
    }

    public int Back()
    {
        lock (this)
            lock (gate)
                return number;
    }
}
