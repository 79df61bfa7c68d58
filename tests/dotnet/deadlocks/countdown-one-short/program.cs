using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly CountdownEvent left = new CountdownEvent(3);

    static void A() { left.Signal(); }
    static void B() { left.Signal(); left.Wait(); }

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
