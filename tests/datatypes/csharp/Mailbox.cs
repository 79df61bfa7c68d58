// A box for one value: putting waits until it is empty, taking until it is full.
using System.Threading;

public class Mailbox
{
    readonly object gate = new object();
    int value;
    bool full;

    public void Put(int v)
    {
        lock (gate)
        {
            while (full)
                Monitor.Wait(gate);
            value = v;
            full = true;
            Monitor.PulseAll(gate);
        }
    }

    public int Take()
    {
        lock (gate)
        {
            while (!full)
                Monitor.Wait(gate);
            full = false;
            Monitor.PulseAll(gate);
            return value;
        }
    }

    // Looks only once whether there is something.
    public int TakeAfterOneWait()
    {
        lock (gate)
        {
            if (!full)
                Monitor.Wait(gate);
            full = false;
            Monitor.PulseAll(gate);
            return value;
        }
    }

    // Tells nobody that the box is empty.
    public int TakeSilently()
    {
        lock (gate)
        {
            while (!full)
                Monitor.Wait(gate);
            full = false;
            return value;
        }
    }

    public bool TryTake(out int v)
    {
        lock (gate)
        {
            if (!full && !Monitor.Wait(gate, 10))
            {
                v = 0;
                return false;
            }
            v = value;
            full = false;
            Monitor.PulseAll(gate);
            return true;
        }
    }
}
