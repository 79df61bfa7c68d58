using System;
using System.Collections.Concurrent;
using System.Threading;
class CheckThenAct
{
    static readonly ConcurrentQueue<int> queue = new ConcurrentQueue<int>();
    static void Take()
    {
        if (queue.Count > 0)
        {
            int x;
            if (!queue.TryDequeue(out x)) throw new InvalidOperationException("the queue is empty");
        }
    }
    static void Main()
    {
        queue.Enqueue(3);
        var a = new Thread(Take); var b = new Thread(Take);
        a.Start(); b.Start(); a.Join(); b.Join();
    }
}
