// Four threads fill their own collections.
// At most: 100
using System.Collections.Generic;
using System.Threading;

class Program
{
    static void Work(int id)
    {
        var list = new List<int> { id, id + 1 };
        var dictionary = new Dictionary<int, int>();
        dictionary[id] = list.Count;
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
