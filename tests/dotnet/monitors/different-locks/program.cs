using System;
using System.Threading;

class P
{
    static readonly object one = new object(), two = new object();
    static int counter;

    static void Main()
    {
        var a = new Thread(() => { lock (one) counter++; });
        var b = new Thread(() => { lock (two) counter++; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
