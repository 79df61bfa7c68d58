using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int waited;
    static string first;

    static void Main()
    {
        Task<string> a = Task.FromResult("a"), b = Task.FromResult("b");
        waited = Task.WaitAny(a, b);
        first = Task.WhenAny(a, b).Result.Result;
    }
}
