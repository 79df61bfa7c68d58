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
    static readonly ReaderWriterLockSlim channel = new ReaderWriterLockSlim();
    static bool sent;

    static void A()
    {
        data = 42;
        channel.EnterWriteLock();
        sent = true;
        channel.ExitWriteLock();
    }
    static void B()
    {
        bool seen = false;
        while (!seen)
        {
            channel.EnterReadLock();
            seen = sent;
            channel.ExitReadLock();
        }
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
