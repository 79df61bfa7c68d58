using System;
using System.Threading;

class P
{
    static Action handler = Nothing;

    static void Nothing() { }

    static void Main()
    {
        var t = new Thread(() => { handler = null; });
        t.Start();
        if (handler != null)
            handler();
        t.Join();
    }
}
