using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string status;

    static void Main()
    {
        var first = new TaskCompletionSource<bool>();
        status = first.Task.ContinueWith(done => { }).Status.ToString();
    }
}
