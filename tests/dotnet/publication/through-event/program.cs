using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int data, r = -1;
    static readonly ManualResetEvent channel = new ManualResetEvent(false);

    static void A()
    {
        data = 42;
        channel.Set();
    }
    static void B()
    {
        channel.WaitOne();
        r = data;
    }

    static void Main()
    {
        var a = new Thread(A);
        var b = new Thread(B);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }
}
