// Iterations come in any order.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForOrder
{
    static string result;

    static void Run()
    {
        string seen = "";
        var gate = new object();
        Parallel.For(0, 3, i => { lock (gate) seen += i; });
        result = seen;
    }
}
