using System.Diagnostics;
using System.Threading;

class P
{
    static int stage;

    static void Main()
    {
        var source = new CancellationTokenSource();
        CancellationTokenRegistration registration = source.Token.Register(() =>
        {
            Interlocked.Exchange(ref stage, 1);
            Interlocked.Exchange(ref stage, 2);
        });
        var canceller = new Thread(source.Cancel);
        canceller.Start();
        registration.Dispose();
        int seen = Volatile.Read(ref stage);
        Debug.Assert(seen != 1);
        canceller.Join();
        Debug.Assert(stage == seen);
    }
}
