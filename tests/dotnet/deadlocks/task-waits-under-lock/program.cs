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

    static void Main()
    {
        lock (gate)
        {
            Task.Run(() => { lock (gate) { } }).Wait();
        }
    }
}
