using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string end;

    static void Main()
    {
        var source = new CancellationTokenSource();
        var token = source.Token;
        var t = Task.Run(() => { token.ThrowIfCancellationRequested(); return 1; }, token);
        source.Cancel();
        try { end = "done " + t.Result; }
        catch (AggregateException e) { end = e.InnerException.GetType().Name + " " + t.Status; }
    }
}
