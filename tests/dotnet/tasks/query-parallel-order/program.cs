using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string any = "", kept = "";

    static void Main()
    {
        foreach (int x in new[] { 1, 2 }.AsParallel().Select(x => x))
            any += x;
        foreach (int x in new[] { 1, 2 }.AsParallel().AsOrdered().Select(x => x))
            kept += x;
    }
}
