// Two threads subscribe to an event under a lock, and two publish.
// At most: 400
using System;
using System.Diagnostics;
using System.Threading;

class Bus
{
    event Action<int> Published;
    readonly object gate = new object();

    public void Subscribe(Action<int> handler)
    {
        lock (gate)
            Published += handler;
    }

    public void Publish(int number)
    {
        Action<int> handlers;
        lock (gate)
            handlers = Published;
        if (handlers != null)
            handlers(number);
    }
}

class Program
{
    static int total;

    static void Main()
    {
        var bus = new Bus();
        var threads = new[]
        {
            new Thread(() => bus.Subscribe(number => Interlocked.Add(ref total, number))),
            new Thread(() => bus.Subscribe(number => Interlocked.Add(ref total, number))),
            new Thread(() => bus.Publish(1)),
            new Thread(() => bus.Publish(2)),
        };
        foreach (var thread in threads)
            thread.Start();
        foreach (var thread in threads)
            thread.Join();
        Debug.Assert(total <= 6);
    }
}
