// Four threads count under one lock.
// At most: 400
using System.Threading;

class Program
{
    static readonly object mutex = new object();
    static int counter;

    static void Work(int id)
    {
        lock (mutex)
            counter++;
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
