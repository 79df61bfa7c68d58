// Four threads count twice each, atomically.
// At most: 400
using System.Threading;

class Program
{
    static int counter;

    static void Work(int id)
    {
        Interlocked.Increment(ref counter);
        Interlocked.Increment(ref counter);
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
