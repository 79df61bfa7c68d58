using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim foo = new SemaphoreSlim(1), bar = new SemaphoreSlim(0);
    static string text = "";

    static void A()
    {
        for (int i = 0; i < 2; i++)
        {
            foo.Wait();
            text += "a";
            bar.Release();
        }
    }
    static void B()
    {
        for (int i = 0; i < 2; i++)
        {
            bar.Wait();
            text += "b";
            foo.Release();
        }
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
