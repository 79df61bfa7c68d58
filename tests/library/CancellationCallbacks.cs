// Callbacks run on the thread that cancels.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class CancellationCallbacks
{
    static string result;

    static void Run()
    {
        var source = new CancellationTokenSource();
        string seen = "";
        source.Token.Register(() => seen += "a");
        source.Token.Register(() => seen += "b");
        source.Cancel();
        result = seen;
    }
}
