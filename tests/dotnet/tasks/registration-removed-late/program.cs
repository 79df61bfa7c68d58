using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        var source = new CancellationTokenSource();
        CancellationTokenRegistration first = source.Token.Register(() => n += 10);
        source.Token.Register(() =>
        {
            n++;
            first.Dispose();
        });
        source.Cancel();
    }
}
