using System.Diagnostics;
using System.Threading;

// Each thread fills a row of its own, and adds to a total in the first row.
class Program
{
    static void Main()
    {
        var cells = new int[2, 3];
        var threads = new Thread[2];
        for (int i = 0; i < 2; i++)
        {
            int row = i;
            threads[i] = new Thread(() =>
            {
                for (int j = 0; j < 2; j++)
                    cells[row, j] = j + 1;
                cells[0, 2] += cells[row, 1];
            });
            threads[i].Start();
        }
        foreach (var thread in threads)
            thread.Join();
        Debug.Assert(cells[0, 2] == 4);
    }
}
