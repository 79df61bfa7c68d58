// One asynchronous method hands two items over to another.
// At most: 500
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

class Program
{
    static readonly Queue<int> items = new Queue<int>();
    static readonly SemaphoreSlim filled = new SemaphoreSlim(0);
    static int sum;

    static async Task Produce()
    {
        for (int i = 1; i <= 2; i++)
        {
            lock (items) items.Enqueue(i);
            filled.Release();
            await Task.Yield();
        }
    }

    static async Task Consume()
    {
        for (int i = 0; i < 2; i++)
        {
            await filled.WaitAsync();
            lock (items) sum += items.Dequeue();
        }
    }

    static void Main() { Task.WhenAll(Task.Run(Produce), Task.Run(Consume)).Wait(); }
}
