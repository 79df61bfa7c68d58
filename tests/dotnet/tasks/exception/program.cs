using System;
using System.Threading.Tasks;

class P
{
    static string inner;
    static bool faulted;

    static void Main()
    {
        var t = Task.Run(() => { throw new InvalidOperationException("task"); });
        try { t.Wait(); }
        catch (AggregateException e) { inner = e.InnerException.Message; }
        faulted = t.IsFaulted;
    }
}
