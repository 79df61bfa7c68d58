using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim free = new SemaphoreSlim(1);

    static void Work(bool fails)
    {
        try
        {
            free.Wait();
            if (fails)
                throw new InvalidOperationException();
            free.Release();
        }
        catch (InvalidOperationException) { }
    }
    static void A() { Work(true); }
    static void B() { Work(false); }

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
