using System.Threading;

class P
{
    static int data;
    static readonly ManualResetEventSlim ready = new ManualResetEventSlim();
    static readonly SemaphoreSlim done = new SemaphoreSlim(0);

    static void Main()
    {
        var t = new Thread(() =>
        {
            data = 1;
            ready.Set();
            done.Wait();
            data = 3;
        });
        t.Start();
        ready.Wait();
        data = 2;
        done.Release();
        t.Join();
    }
}
