using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static Thread a, b;

    static void Main()
    {
        a = new Thread(() => b.Join());
        b = new Thread(() => a.Join());
        b.Start();
        a.Start();
        a.Join();
    }
}
