using System;
using System.Threading;

class P
{
    [ThreadStatic] static int own;
    static int items;

    static void Main()
    {
        own = 1;
        using (var done = new CountdownEvent(2))
        {
            for (int i = 0; i < 2; i++)
                ThreadPool.QueueUserWorkItem(_ =>
                {
                    Interlocked.Add(ref items, 1 + own);
                    done.Signal();
                });
            done.Wait();
        }
        own += items;
    }
}
