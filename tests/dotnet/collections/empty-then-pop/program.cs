using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ConcurrentStack<int> stack = new ConcurrentStack<int>(new[] { 7 });

    static void A()
    {
        int item;
        if (!stack.IsEmpty)
            Debug.Assert(stack.TryPop(out item));
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
