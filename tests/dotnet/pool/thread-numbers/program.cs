using System.Diagnostics;
using System.Threading;

class P
{
    static int first;

    static void Main()
    {
        for (int i = 0; i < 2; i++)
        {
            using (var done = new ManualResetEvent(false))
            {
                ThreadPool.QueueUserWorkItem(_ =>
                {
                    int number = Thread.CurrentThread.ManagedThreadId;
                    if (first == 0)
                        first = number;
                    done.Set();
                });
                done.WaitOne();
            }
        }
        Debug.Assert(first > 0);
    }
}
