using System.Threading;
using System.Threading.Tasks;

class P
{
    static int n;

    static void Main()
    {
        var t = Task.Factory.StartNew(() => { n = 1; }, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        t.Wait();
    }
}
