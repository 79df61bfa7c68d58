// Continuations on the pool come in any order.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ContinuationOrder
{
    static string result;

    static void Run()
    {
        var source = new TaskCompletionSource<int>();
        string seen = "";
        var gate = new object();
        var a = source.Task.ContinueWith(done => { lock (gate) seen += "a"; });
        var b = source.Task.ContinueWith(done => { lock (gate) seen += "b"; });
        source.SetResult(1);
        Task.WaitAll(a, b);
        result = seen;
    }
}
