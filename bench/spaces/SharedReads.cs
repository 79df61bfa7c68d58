// Four threads read an array that nobody writes any more.
// At most: 40
using System.Threading;

class Program
{
    static int[] cells = { 1, 2, 3, 4 };

    static void Work(int id)
    {
        int sum = 0;
        for (int i = 0; i < 4; i++)
            sum += cells[i];
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
