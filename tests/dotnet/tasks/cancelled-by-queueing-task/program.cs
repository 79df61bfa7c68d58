using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int ran;
    static string end;

    static void Main()
    {
        var source = new CancellationTokenSource();
        Task.Run(() =>
        {
            Task inner = Task.Run(() => Interlocked.Increment(ref ran), source.Token);
            source.Cancel();
            try
            {
                inner.Wait();
            }
            catch (AggregateException e)
            {
                end = e.InnerException.GetType().Name + " ";
            }
            end += inner.Status;
        }).Wait();
    }
}
