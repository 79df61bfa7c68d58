using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static int balance = 10;

    static void A()
    {
        if (balance >= 10)
        {
            lock (gate)
                balance -= 10;
        }
    }
    static void B() { A(); }

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
