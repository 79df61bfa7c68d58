using System;
using System.Threading;

class Ring
{
    readonly int[] items = new int[2];
    int head, tail;

    public void Put(int v) { items[tail % 2] = v; tail = tail + 1; }

    public int Take()
    {
        while (head == tail) { }
        int v = items[head % 2];
        head = head + 1;
        return v;
    }
}

class P
{
    static int got;

    static void Main()
    {
        var r = new Ring();
        var t = new Thread(() => r.Put(7));
        t.Start();
        got = r.Take();
        t.Join();
    }
}
