using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string seen;

    static void Main()
    {
        var source = new CancellationTokenSource();
        bool ran = false;
        try
        {
            Parallel.Invoke(new ParallelOptions { CancellationToken = source.Token }, () => source.Cancel(), () => ran = true);
            seen = "fine ";
        }
        catch (OperationCanceledException)
        {
            seen = "cancelled ";
        }
        seen += ran;
    }
}
