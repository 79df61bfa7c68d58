using System;
using System.Threading;

class Deque
{
    readonly int[] items = new int[2];
    int top, bottom;

    public void Push(int v)
    {
        int b = Volatile.Read(ref bottom);
        items[b] = v;
        Volatile.Write(ref bottom, b + 1);
    }

    public int Pop()
    {
        int b = Volatile.Read(ref bottom) - 1;
        Interlocked.Exchange(ref bottom, b);
        int t = Volatile.Read(ref top);
        if (t > b) { Volatile.Write(ref bottom, b + 1); return 0; }
        int v = items[b];
        if (t < b) return v;
        bool won = Interlocked.CompareExchange(ref top, t + 1, t) == t;
        Volatile.Write(ref bottom, b + 1);
        return won ? v : 0;
    }

    public int Steal()
    {
        int t = Volatile.Read(ref top);
        int b = Volatile.Read(ref bottom);
        if (t >= b) return 0;
        int v = items[t];
        return Interlocked.CompareExchange(ref top, t + 1, t) == t ? v : 0;
    }
}

class P
{
    static int own, stolen;

    static void Main()
    {
        var d = new Deque();
        d.Push(5);
        var t = new Thread(() => { stolen = d.Steal(); });
        t.Start();
        own = d.Pop();
        t.Join();
    }
}
