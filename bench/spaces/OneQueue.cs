// Four threads use one concurrent queue.
// At most: 800
using System.Collections.Concurrent;
using System.Threading;

class Program
{
    static readonly ConcurrentQueue<int> queue = new ConcurrentQueue<int>();

    static void Work(int id)
    {
        queue.Enqueue(id);
    }

    static void Main()
    {
        var threads = new Thread[4];
        for (int i = 0; i < 4; i++)
        {
            int id = i;
            threads[i] = new Thread(() => Work(id));
        }
        foreach (var thread in threads)
            thread.Start();
        foreach (var thread in threads)
            thread.Join();
    }
}
