using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        var watch = Stopwatch.StartNew();
        var thread = new Thread(() => { });
        thread.Start();
        thread.Join();
    }
}
