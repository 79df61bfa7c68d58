using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string seen;

    static void Main()
    {
        var source = new CancellationTokenSource();
        source.Token.Register(() => seen += "a");
        source.Token.Register(() => seen += "b");
        source.Cancel();
    }
}
