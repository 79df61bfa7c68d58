using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int called;

    static void Main()
    {
        var source = new CancellationTokenSource();
        source.Token.Register(() => Volatile.Write(ref called, 1));
        Task callbacks = source.CancelAsync();
        Debug.Assert(source.IsCancellationRequested, "the flag comes first");
        callbacks.Wait();
        Debug.Assert(Volatile.Read(ref called) == 1);
    }
}
