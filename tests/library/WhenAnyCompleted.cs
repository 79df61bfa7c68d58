// Either may be the one.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class WhenAnyCompleted
{
    static string result;

    static void Run()
    {
        var a = Task.Run(() => { Delay.Here(); return "a"; });
        var b = Task.Run(() => { Delay.Here(); return "b"; });
        Delay.Here();
        result = Task.WhenAny(a, b).Result.Result;
        Task.WaitAll(a, b);
    }
}
