using System;
using System.Threading;

class P
{
    static int a, b, c;
    static volatile bool done;
    static int r = -1;

    static void Main()
    {
        var t = new Thread(() => { a = 1; b = 2; c = 3; done = true; });
        t.Start();
        if (done) r = a * 100 + b * 10 + c;
        t.Join();
    }
}
