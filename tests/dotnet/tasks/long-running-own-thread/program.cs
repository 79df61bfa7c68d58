using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        Task own = Task.Factory.StartNew(() => Debug.Assert(!Thread.CurrentThread.IsThreadPoolThread), TaskCreationOptions.LongRunning);
        Task pooled = new Task(() => Debug.Assert(Thread.CurrentThread.IsThreadPoolThread));
        pooled.Start();
        own.Wait();
        while (!pooled.IsCompleted)
            Thread.Yield();
    }
}
