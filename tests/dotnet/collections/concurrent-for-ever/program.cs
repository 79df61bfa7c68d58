using System.Collections.Concurrent;
using System.Threading;

class P
{
    static readonly ConcurrentQueue<int> queue = new ConcurrentQueue<int>();
    static readonly ConcurrentStack<int> stack = new ConcurrentStack<int>();
    static readonly ConcurrentBag<int> bag = new ConcurrentBag<int>();
    static readonly ConcurrentDictionary<int, int> table = new ConcurrentDictionary<int, int>();
    static readonly BlockingCollection<int> items = new BlockingCollection<int>(1);

    static void Fill()
    {
        int item;
        while (true)
        {
            queue.Enqueue(1);
            queue.TryDequeue(out item);
            stack.Push(1);
            stack.TryPop(out item);
            bag.Add(1);
            bag.TryTake(out item);
            table.TryAdd(1, 1);
            table.TryRemove(1, out item);
            items.Add(1);
            items.Take();
        }
    }

    static void Main()
    {
        new Thread(Fill) { IsBackground = true }.Start();
        Thread.Yield();
    }
}
