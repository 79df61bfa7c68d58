// Four threads take their own locks.
// At most: 60
using System.Threading;

class Program
{
    static object[] locks = { new object(), new object(), new object(), new object() };

    static void Work(int id)
    {
        lock (locks[id]) { }
        lock (locks[id]) { }
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
