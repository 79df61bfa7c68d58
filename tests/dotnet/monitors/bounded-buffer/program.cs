using System;
using System.Threading;

class Buffer
{
    readonly object gate = new object();
    int item;
    bool full;

    public void Put(int n)
    {
        lock (gate)
        {
            while (full) Monitor.Wait(gate);
            item = n;
            full = true;
            Monitor.PulseAll(gate);
        }
    }

    public int Take()
    {
        lock (gate)
        {
            while (!full) Monitor.Wait(gate);
            full = false;
            Monitor.PulseAll(gate);
            return item;
        }
    }
}

class P
{
    static int sum;

    static void Main()
    {
        var b = new Buffer();
        var t = new Thread(() => { for (int i = 1; i <= 3; i++) b.Put(i); });
        t.Start();
        for (int i = 0; i < 3; i++) sum = sum * 10 + b.Take();
        t.Join();
    }
}
