using System.Threading;

class P
{
    static readonly AutoResetEvent signal = new AutoResetEvent(false);
    static ThreadState seen;

    static void Main()
    {
        var thread = new Thread(() => signal.WaitOne());
        thread.Start();
        signal.Set();
        seen = thread.ThreadState;
        thread.Join();
    }
}
