using System;
using System.Threading;

class P
{
    static int n;

    static void Add(ref int k) { k = k + 1; }

    static void Main()
    {
        var t = new Thread(() => Add(ref n));
        t.Start();
        Add(ref n);
        t.Join();
    }
}
