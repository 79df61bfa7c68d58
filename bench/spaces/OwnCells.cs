// Four threads write their own cells of one array.
// At most: 60
using System.Threading;

class Program
{
    static int[] cells = new int[4];

    static void Work(int id)
    {
        cells[id] = 1;
        cells[id] = cells[id] + 1;
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
