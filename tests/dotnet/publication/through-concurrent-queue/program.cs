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
    static readonly ConcurrentQueue<int> channel = new ConcurrentQueue<int>();

    static void A()
    {
        data = 42;
        channel.Enqueue(1);
    }
    static void B()
    {
        int item;
        while (!channel.TryDequeue(out item))
            Thread.Yield();
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
