using System;
using System.Threading;

class P
{
    static int data, flag, r = -1;

    static void Main()
    {
        var a = new Thread(() => { data = 1; Volatile.Write(ref flag, 1); });
        var b = new Thread(() => { if (flag == 1) r = data; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
