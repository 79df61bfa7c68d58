using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int n;

    static void Main()
    {
        Enumerable.Range(0, 2).AsParallel().ForAll(x => n++);
    }
}
