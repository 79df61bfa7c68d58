using System;
using System.Threading;

class P
{
    static void Main()
    {
        var t = new Thread(() => { });
        t.Start();
        t.Start();
    }
}
