// A source that is code of the program is asked while bodies run.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForEachSource
{
    static string result;

    static void Run()
    {
        string seen = "";
        var gate = new object();
        Parallel.ForEach(Items(() => { lock (gate) seen += "s"; }), i => { Delay.Here(); lock (gate) seen += i; });
        result = seen;
    }

    static System.Collections.Generic.IEnumerable<int> Items(Action tell)
    {
        yield return 1;
        tell();
    }
}
