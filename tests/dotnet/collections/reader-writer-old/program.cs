using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ReaderWriterLock gate = new ReaderWriterLock();
    static int x, y, sum = -1;

    static void A()
    {
        gate.AcquireWriterLock(Timeout.Infinite);
        x = 1;
        y = 1;
        gate.ReleaseWriterLock();
    }
    static void B()
    {
        gate.AcquireReaderLock(Timeout.Infinite);
        sum = x + y;
        gate.ReleaseReaderLock();
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
