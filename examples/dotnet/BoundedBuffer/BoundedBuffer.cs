// A buffer with one place, two producers and two consumers.
using System.Diagnostics;
using System.Threading;

class Buffer
{
    readonly bool wakeAll;
    int item;
    bool full;

    public Buffer(bool wakeAll)
    {
        this.wakeAll = wakeAll;
    }

    public void Put(int value)
    {
        lock (this)
        {
            while (full)
                Monitor.Wait(this);
            item = value;
            full = true;
            Wake();
        }
    }

    public int Take()
    {
        lock (this)
        {
            while (!full)
                Monitor.Wait(this);
            full = false;
            Wake();
            return item;
        }
    }

    // One queue holds producers and consumers, so waking one of them may wake the wrong kind.
    void Wake()
    {
        if (wakeAll)
            Monitor.PulseAll(this);
        else
            Monitor.Pulse(this);
    }
}

class BoundedBuffer
{
    static Buffer buffer;
    static int sum;

    static void Produce()
    {
        buffer.Put(1);
    }

    static void Consume()
    {
        Interlocked.Add(ref sum, buffer.Take());
    }

    static void Run(bool wakeAll)
    {
        buffer = new Buffer(wakeAll);
        Thread[] threads = {
            new Thread(Produce), new Thread(Produce), new Thread(Consume), new Thread(Consume)
        };
        foreach (Thread thread in threads)
            thread.Start();
        foreach (Thread thread in threads)
            thread.Join();
        Debug.Assert(sum == 2, "an item was lost or taken twice");
    }

    static void Main()
    {
        Run(false);
    }

    // The repair: wake everyone, and let each look for itself.
    static void Repaired()
    {
        Run(true);
    }
}
