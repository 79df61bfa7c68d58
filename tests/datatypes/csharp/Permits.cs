// A counting semaphore and a latch over monitors.
using System.Threading;

public class Permits
{
    readonly object gate = new object();
    int permits = 1;

    public void Acquire()
    {
        lock (gate)
        {
            while (permits == 0)
                Monitor.Wait(gate);
            permits--;
        }
    }

    // A thread that comes between the pulse and the waiter takes what was meant for it.
    public void AcquireAfterOneWait()
    {
        lock (gate)
        {
            if (permits == 0)
                Monitor.Wait(gate);
            permits--;
            if (permits < 0)
                throw new System.InvalidOperationException("below zero");
        }
    }

    public bool TryAcquire()
    {
        lock (gate)
        {
            if (permits == 0)
                return false;
            permits--;
            return true;
        }
    }

    public void Release()
    {
        lock (gate)
        {
            permits++;
            Monitor.Pulse(gate);
        }
    }
}

public class Latch
{
    readonly object gate = new object();
    int count = 2;

    public void Signal()
    {
        lock (gate)
            if (--count == 0)
                Monitor.PulseAll(gate);
    }

    // Wakes one of those that wait.
    public void SignalOne()
    {
        lock (gate)
            if (--count == 0)
                Monitor.Pulse(gate);
    }

    public int Wait()
    {
        lock (gate)
        {
            while (count > 0)
                Monitor.Wait(gate);
            return count;
        }
    }
}
