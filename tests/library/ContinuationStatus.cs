// A continuation waits for activation.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ContinuationStatus
{
    static string result;

    static void Run()
    {
        var gate = new ManualResetEventSlim();
        var first = Task.Run(() => gate.Wait());
        var second = first.ContinueWith(done => { });
        string before = second.Status.ToString();
        gate.Set();
        second.Wait();
        result = before + " " + second.Status;
    }
}
