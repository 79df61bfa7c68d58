using System;
using System.Threading;

class P
{
    static int data, flag, r1, r2;

    static void Main()
    {
        var a = new Thread(() => { data = 1; Volatile.Write(ref flag, 1); });
        var b = new Thread(() => { r1 = flag; r2 = data; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
