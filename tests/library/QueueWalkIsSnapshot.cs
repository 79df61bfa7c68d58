// A queue is walked over as it was.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class QueueWalkIsSnapshot
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentQueue<int>();
        items.Enqueue(1);
        items.Enqueue(2);
        string seen = "";
        foreach (int item in items)
        {
            seen += item;
            int taken;
            if (items.Count == 2)
                items.TryDequeue(out taken);
            items.Enqueue(9);
        }
        result = seen;
    }
}
