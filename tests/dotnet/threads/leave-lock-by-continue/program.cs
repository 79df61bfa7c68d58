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
    static int n;

    static void A()
    {
        int tries = 0;
        while (true)
        {
            lock (gate)
            {
                if (tries++ < 1)
                    continue;
                n++;
            }
            break;
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
