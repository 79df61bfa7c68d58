using System;
using System.Threading;

class Ring
{
    readonly int[] items = new int[2];
    volatile int head, tail;

    public bool Put(int v)
    {
        int t = tail;
        if (t - head == 2) return false;
        items[t % 2] = v;
        tail = t + 1;
        return true;
    }

    public bool Take(out int v)
    {
        v = 0;
        int h = head;
        if (h == tail) return false;
        v = items[h % 2];
        head = h + 1;
        return true;
    }
}

class P
{
    static string got = "";

    static void Main()
    {
        var r = new Ring();
        var t = new Thread(() => { for (int i = 1; i <= 3; i++) while (!r.Put(i)) { } });
        t.Start();
        string s = "";
        for (int i = 0; i < 3; i++)
        {
            int v;
            while (!r.Take(out v)) { }
            s += v;
        }
        t.Join();
        got = s;
    }
}
