using System;
using System.Diagnostics;
using System.Threading;

class P
{
    [ThreadStatic] static int left;

    static void Main()
    {
        for (int i = 0; i < 2; i++)
        {
            using (var done = new ManualResetEvent(false))
            {
                ThreadPool.QueueUserWorkItem(_ =>
                {
                    Debug.Assert(left == 0, "an earlier item ran on this thread");
                    left = 1;
                    done.Set();
                });
                done.WaitOne();
            }
        }
    }
}
