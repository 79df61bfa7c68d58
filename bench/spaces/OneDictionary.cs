// Four threads use one concurrent dictionary.
// At most: 800
using System.Collections.Concurrent;
using System.Threading;

class Program
{
    static readonly ConcurrentDictionary<int, int> dictionary = new ConcurrentDictionary<int, int>();

    static void Work(int id)
    {
        dictionary.TryAdd(id, 1);
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
