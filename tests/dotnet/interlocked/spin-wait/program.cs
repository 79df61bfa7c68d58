using System;
using System.Threading;

class P
{
    static volatile bool go;
    static int data, r;

    static void Main()
    {
        var t = new Thread(() => { data = 3; go = true; });
        t.Start();
        var spin = new SpinWait();
        while (!go) spin.SpinOnce();
        r = data;
        t.Join();
    }
}
