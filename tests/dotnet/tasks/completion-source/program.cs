using System.Threading;
using System.Threading.Tasks;

class P
{
    static int r;

    static void Main()
    {
        var s = new TaskCompletionSource<int>();
        new Thread(() => s.TrySetResult(1)).Start();
        new Thread(() => s.TrySetResult(2)).Start();
        r = s.Task.Result;
    }
}
